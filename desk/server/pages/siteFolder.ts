import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a finished site. `name` is relative to `root`. */
type SiteFile = { root: string; name: string; isPage: boolean };

/** Excludes the service worker, which would show former pages in place of previews, and hidden files. */
const NOT_SERVED = /(^|\/)\.|\0|^sw\.js$/;

/** Finds the file of an address in the first folder that has it. `pathname` is validly percent-encoded. */
export function findSiteFile(roots: readonly string[], pathname: string): SiteFile | undefined {
  const path = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  if (NOT_SERVED.test(path)) return undefined;
  for (const root of roots)
    for (const name of [path, join(path, 'index.html')])
      if (isFile(join(root, name))) return { root, name, isPage: name.endsWith('.html') };
  return undefined;
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
