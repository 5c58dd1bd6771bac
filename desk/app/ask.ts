import type { Language } from '#app/i18n/language.ts';
import { Refused } from '../refused.ts';
import type { StoredEntry } from '../server/entries/entryStore.ts';
import type { ListedCollection } from '../server/entries/listing.ts';
import type { Retiring } from '../server/entries/retire.ts';
import type { Upload } from '../server/entries/uploads.ts';
import type { Figures } from '../server/figures.ts';
import type { Part } from '../server/forms.ts';
import type { FoundProblem, LocalizedProblem } from '../server/problems.ts';

/** Names an entry; that of a single file is empty. */
export type Named = { collection: string; entry: string };

export type Content = { collections: ListedCollection[]; terms: { en: string[]; mr: string }[]; preview: string };
export type OpenEntry = StoredEntry & { page: string; canTakeBack: boolean };

/** The body of a check or a save. `version`: as the entry was opened. */
export type EditedEntry = Named & { value: unknown; version: string; language: Language };

/** `page` shows the entry; `revision` counts how often the preview has changed. */
export type Checked = { problems: LocalizedProblem[]; page: string; revision: number; figures: Figures };

/** Sends requests to the desk's server. Each throws Refused, or a TypeError when nobody answers. */
export const ask = {
  content: () => request<Content>('GET', '/api/content'),
  form: (collection: string, language: Language) =>
    request<Part>('GET', address('/api/form', { collection, language })),
  entry: (named: Named) => request<OpenEntry>('GET', address('/api/entry', named)),
  check: (edited: EditedEntry) => request<Checked>('POST', '/api/check', edited),
  saveDraft: (edited: EditedEntry) => request<OpenEntry>('PUT', '/api/draft', edited),
  saveReady: (edited: EditedEntry) => request<OpenEntry>('PUT', '/api/ready', edited),
  discard: (edited: EditedEntry) => request<OpenEntry>('POST', '/api/discard', edited),
  takeBack: (edited: EditedEntry) => request<OpenEntry>('POST', '/api/take-back', edited),
  retiring: (named: Named, language: Language) =>
    request<{ retiring: Retiring | null }>('GET', address('/api/retiring', { ...named, language })),
  remove: (edited: EditedEntry) => request<OpenEntry>('DELETE', '/api/entry', edited),
  upload: (path: string, file: File) => request<Upload>('POST', fileAddress(path), file),
  checkAll: (language: Language) => request<{ problems: FoundProblem[] }>('POST', '/api/check-all', { language }),
};

const address = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

export const fileAddress = (path: string) => address('/api/files', { path });

async function request<Answer>(method: string, url: string, body?: object): Promise<Answer> {
  const isFile = body instanceof Blob;
  const init = body && {
    headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
    body: isFile ? body : JSON.stringify(body),
  };
  const response = await fetch(url, { method, ...init });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(response.status, answer as Record<string, unknown>);
  return answer as Answer;
}
