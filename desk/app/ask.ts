import type { Language } from '#app/i18n/language.ts';
import type { ListedCollection } from '../server/entries/listing.ts';
import type { StoredEntry } from '../server/entries/readEntry.ts';
import type { Retiring } from '../server/entries/retire.ts';
import type { Upload } from '../server/entries/uploads.ts';
import type { Figures } from '../server/figures.ts';
import type { Part } from '../server/forms.ts';
import type { FoundProblem, LocalizedProblem } from '../server/problems.ts';

/** Which entry: the name of its collection, and its own; a single file is the entry without a name. */
export type Named = { collection: string; entry: string };

export type Content = { collections: ListedCollection[]; terms: { en: string[]; mr: string }[]; preview: string };
export type OpenEntry = StoredEntry & { page: string; canTakeBack: boolean };

/** What is sent with a check or a save. */
export type Written = Named & { value: unknown; version: string; language: Language };

/** What a check found, the page to look at, and how often the preview has been made anew. */
export type Checked = { problems: LocalizedProblem[]; page: string; revision: number; figures: Figures };

/** The answer of a server that did not do what it was asked: its status, and what it says. */
export class Refused extends Error {
  readonly status: number;
  readonly answer: Record<string, unknown>;
  constructor(status: number, answer: Record<string, unknown>) {
    super(String(answer.message ?? status));
    this.status = status;
    this.answer = answer;
  }
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The questions that the desk's server answers. Each throws Refused, or a TypeError when nobody answers. */
export const ask = {
  content: () => answerTo<Content>('/api/content'),
  form: (collection: string, language: Language) => answerTo<Part>(`/api/form?${query({ collection, language })}`),
  entry: (named: Named) => answerTo<OpenEntry>(`/api/entry?${query(named)}`),
  check: (written: Written) => answerTo<Checked>('/api/check', json('POST', written)),
  saveDraft: (written: Written) => answerTo<OpenEntry>('/api/draft', json('PUT', written)),
  saveReady: (written: Written) => answerTo<OpenEntry>('/api/ready', json('PUT', written)),
  discard: (written: Written) => answerTo<OpenEntry>('/api/discard', json('POST', written)),
  takeBack: (written: Written) => answerTo<OpenEntry>('/api/take-back', json('POST', written)),
  retiring: (named: Named, language: Language) =>
    answerTo<{ retiring: Retiring | null }>(`/api/retiring?${query({ ...named, language })}`),
  remove: (named: Named, version: string) => answerTo<OpenEntry>('/api/entry', json('DELETE', { ...named, version })),
  upload: (path: string, file: File) =>
    answerTo<Upload>(`/api/files?${query({ path })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    }),
  checkAll: (language: Language) =>
    answerTo<{ problems: FoundProblem[] }>('/api/check-all', json('POST', { language })),
};

/** Where an uploaded or published file can be seen. */
export const fileAddress = (path: string) => `/api/files?${query({ path })}`;

async function answerTo<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(address, init);
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Refused(response.status, answer as Record<string, unknown>);
  return answer;
}
