import { type Language, languageOf } from './i18n/language.ts';
import { SAVED_NOTE } from './offline/cacheNames.ts';
import { showCopyNote } from './offline/copyNote.ts';

/** A data file with its format, because the script that reads it may belong to another release than the file. */
export type DataFile<Data> = { format: string; data: Data };

export const writeData = (format: string, data: unknown) => JSON.stringify({ format, data });

/**
 * Fetches a data file. If a cached copy has another format, fetches it again from the network. If the host also has another format,
 * the page is older than the site: then offers to reload the page and never resolves.
 */
export async function readData<Data>(path: string, format: string, cache: RequestCache = 'default'): Promise<Data> {
  const response = await fetch(path, { cache });
  if (!response.ok) throw new Error(path);
  const file: Partial<DataFile<Data>> = await response.json().catch(() => ({}));
  if (file.format === format) {
    const note = response.headers.get(SAVED_NOTE);
    if (note) showCopyNote(decodeURIComponent(note));
    return file.data as Data;
  }
  if (cache === 'default') return readData(path, format, 'reload');
  if (!file.format) throw new Error(path);
  const notice = await import('./offline/updateNotice.ts');
  notice.offerUpdate(undefined, languageOf(location.pathname));
  return new Promise(() => {});
}

/** Creates a function that loads data once per language. A failed attempt is not kept: the next call tries again. */
export function memoizePerLanguage<Data>(load: (language: Language, cache?: RequestCache) => Promise<Data>) {
  const loaded = new Map<Language, Promise<Data>>();
  return (language: Language, cache?: RequestCache): Promise<Data> => {
    const known = loaded.get(language);
    if (known) return known;
    const attempt = load(language, cache);
    loaded.set(language, attempt);
    attempt.catch(() => loaded.delete(language));
    return attempt;
  };
}
