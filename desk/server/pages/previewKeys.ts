import { randomBytes } from 'node:crypto';
import { inBoth, pathIn } from '#app/i18n/language.ts';
import { ADDRESSES, draftFilesOf } from './draftFiles.ts';
import type { PreviewAddresses } from './pageTypes.ts';
import type { RenderedPages } from './renderPages.ts';

/** How long a key works, in milliseconds. */
const KEY_AGE = 30 * 60_000;

/** Far more than people look at in half an hour; a rendered page takes about 100 kB of memory. */
const MAX_KEYS = 200;

type ReadFile = () => Promise<Buffer>;
type Preview = { user: number; endsAt: number; pages: Map<string, string>; files: Map<string, ReadFile> };

/** `drafts`: the folder with the files of drafts. `hasSession`: returns whether the user is still signed in. */
type Options = { drafts: string; now: () => Date; hasSession: (user: number) => boolean };

/** Keeps rendered pages in memory under unguessable addresses. */
export class PreviewKeys {
  readonly #previews = new Map<string, Preview>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns the paths of a page in both languages. `page`: its English path, such as `/scheme?category=aids`. */
  add(user: number, page: string, { pages, files: written }: RenderedPages): PreviewAddresses['after'] {
    const { drafts, now } = this.#options;
    const key = randomBytes(16).toString('base64url');
    const files = new Map<string, ReadFile>([...written].map(([address, bytes]) => [address, async () => bytes]));
    for (const html of pages.values())
      for (const [address, read] of draftFilesOf(html, drafts)) files.set(address, read);
    // Gives the files that only this preview has the key, because their addresses must not work without it.
    const withKey = (html: string) =>
      html.replace(ADDRESSES, (address) => (files.has(address) ? `/~${key}${address}` : address));
    this.#removeOld();
    this.#previews.set(key, {
      user,
      endsAt: now().getTime() + KEY_AGE,
      pages: new Map([...pages].map(([path, html]) => [path, withKey(html)])),
      files,
    });
    return inBoth((language) => pathIn(language, `/~${key}${page}`));
  }

  /** Returns a page, the function that reads a file, or undefined for a path without a key that works. */
  find(pathname: string): string | ReadFile | undefined {
    const [, language = '', key = '', path = ''] = /^(\/mr)?\/~([\w-]+)(\/.*)?$/.exec(pathname) ?? [];
    const preview = this.#previews.get(key);
    if (!preview || !this.#works(preview)) return undefined;
    const wanted = `${language}${path.replace(/\/$/, '')}` || '/';
    return preview.pages.get(wanted) ?? preview.files.get(wanted);
  }

  #works({ user, endsAt }: Preview): boolean {
    return this.#options.now().getTime() < endsAt && this.#options.hasSession(user);
  }

  #removeOld(): void {
    for (const [key, preview] of this.#previews)
      if (!this.#works(preview) || this.#previews.size >= MAX_KEYS) this.#previews.delete(key);
  }
}
