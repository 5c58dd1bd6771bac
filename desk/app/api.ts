import type { Language } from '#app/i18n/language.ts';
import type { Path } from '#app/model/problems/problem.ts';
import { HttpError, type Refusal } from '../httpError.ts';
import type { Session } from '../server/accounts/accountTypes.ts';
import type { ChangeOfEntry } from '../server/changes/changeTypes.ts';
import type { NamedDecision } from '../server/decisions.ts';
import type { StoredEntry } from '../server/entries/entryStore.ts';
import type { ListedCollection } from '../server/entries/listing.ts';
import type { RetirementOptions } from '../server/entries/retire.ts';
import type { Upload } from '../server/entries/uploads.ts';
import type { Work } from '../server/entries/work.ts';
import type { Figures } from '../server/figures.ts';
import type { FormSchema } from '../server/forms.ts';
import type { LocalizedProblem, LocatedProblem } from '../server/problems.ts';
import type { FoundTexts } from '../server/search/searchTexts.ts';

/** `entry` is the file name without its extension. It is empty for a collection that is a single file. */
export type EntryKey = { collection: string; entry: string };

/** `problemCount` is missing until the first check of all content has ended. */
export type Content = {
  collections: ListedCollection[];
  work: Work[];
  problemCount?: number | undefined;
  terms: { en: string[]; mr: string }[];
};
/** `change`: null if the entry is in no change. */
export type OpenEntry = StoredEntry & { page: string; change: ChangeOfEntry | null };

/**
 * The body of a check or a save. `version` is the version of the entry when it was opened. `change`: the change for a draft that is in
 * none; the server otherwise creates one.
 */
export type EntryUpdate = EntryKey & { value: unknown; version: string; language: Language; change?: number };

/**
 * `page` is the path of the page that shows the entry. `unsourced`: paths of the parts whose figures moved without an answer about their
 * source. `decision`: what explains that the entry no longer has what the specification demands.
 */
export type CheckResult = {
  problems: LocalizedProblem[];
  page: string;
  figures: Figures;
  unsourced: Path[];
  decision?: NamedDecision;
};

/** Requests to the desk's server. Each throws an HttpError, or a TypeError when the server does not respond. */
export const api = {
  session: () => request<Session>('GET', '/api/session'),
  content: () => request<Content>('GET', '/api/content'),
  form: (collection: string, language: Language) =>
    request<FormSchema>('GET', address('/api/form', { collection, language })),
  entry: (entryKey: EntryKey) => request<OpenEntry>('GET', address('/api/entry', entryKey)),
  check: (update: EntryUpdate) => request<CheckResult>('POST', '/api/check', update),
  saveDraft: (update: EntryUpdate) => request<OpenEntry>('PUT', '/api/draft', update),
  discard: (update: EntryUpdate) => request<OpenEntry>('POST', '/api/discard', update),
  retirement: (entryKey: EntryKey, language: Language) =>
    request<{ options: RetirementOptions | null }>('GET', address('/api/retirement', { ...entryKey, language })),
  upload: (path: string, file: File) => request<Upload>('POST', fileAddress(path), file),
  search: (query: string, language: Language) =>
    request<FoundTexts>('GET', address('/api/search', { query, language })),
  checkAll: (language: Language) => request<{ problems: LocatedProblem[] }>('POST', '/api/check-all', { language }),
};

export const address = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

export const fileAddress = (path: string) => address('/api/files', { path });

/**
 * Events of the window: a request found nobody signed in; it needs a fresh sign-in; the same person has signed in again, or has left the
 * question for a fresh sign-in.
 */
export const SIGNED_OUT = 'desk:signed-out';
export const CONFIRM_AGAIN = 'desk:confirm-again';
export const SIGNED_IN = 'desk:signed-in';
export const NOT_CONFIRMED = 'desk:not-confirmed';

/** Which event asks for a sign-in, by the reason of the error. */
const ASKING = new Map<unknown, string>([
  ['signedOut', SIGNED_OUT],
  ['confirmAgain', CONFIRM_AGAIN],
]);

/**
 * Sends JSON or a file, and returns the JSON of the response. If the session has ended or the sign-in is too old, waits for a new one and
 * sends again.
 */
export async function request<Body>(method: string, url: string, body?: object): Promise<Body> {
  const isFile = body instanceof Blob;
  const init = body && {
    headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
    body: isFile ? body : JSON.stringify(body),
  };
  const response = await fetch(url, { method, ...init });
  const responseBody: unknown = await response.json();
  if (response.ok) return responseBody as Body;
  const error = new HttpError(response.status, responseBody as Refusal);
  const event = ASKING.get(error.body.reason);
  if (event === undefined || !(await askToSignIn(event))) throw error;
  return request(method, url, body);
}

/** Resolves with whether the person has signed in. */
function askToSignIn(event: string): Promise<boolean> {
  const answer = new Promise<boolean>((resolve) => {
    addEventListener(SIGNED_IN, () => resolve(true), { once: true });
    addEventListener(NOT_CONFIRMED, () => resolve(false), { once: true });
  });
  dispatchEvent(new Event(event));
  return answer;
}
