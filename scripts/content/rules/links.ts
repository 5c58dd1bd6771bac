import { errorAt, type Finding } from '../finding.ts';
import type { Plain, Text } from '../texts.ts';

/** A path as a field has it. Paths of files in `content/files` are checked as they are read. */
const PATH = /^\/(?!(?:pdfs|images|videos|pictures)\/)/;
/** A path inside a sentence: `/scheme/vayoshree`. Not a fraction, not part of a web address. */
const PATH_IN_TEXT = /(?<![\w.:/<\p{Script=Devanagari}])\/[a-z][\w/-]*/gu;

/** What the site answers at: its paths, and the parts of a page that an address can point to after `#`. */
export type Site = { paths: Set<string>; parts: Map<string, Set<string>> };

/** Every path that content or words name leads to a page, and `#…` to a part of it. */
export function links(plains: Plain[], texts: Text[], site: Site): Finding[] {
  return [
    ...plains
      .filter(({ value }) => PATH.test(value))
      .flatMap((plain) => problemOf(plain.value, site).map((problem) => errorAt(plain, problem))),
    ...texts.flatMap(({ file, field, en, mr }) =>
      [en, mr].flatMap((text, index) =>
        [...text.matchAll(PATH_IN_TEXT)]
          .flatMap(([path]) => problemOf(path, site))
          .map((problem) => errorAt({ file, field: `${field}.${index === 0 ? 'en' : 'mr'}` }, problem)),
      ),
    ),
  ];
}

function problemOf(address: string, { paths, parts }: Site): string[] {
  const [, path = '', part] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(decodeURI(address)) ?? [];
  if (!paths.has(path)) return [`leads to ${path}, but the site has no such page. Correct the path`];
  if (part !== undefined && !parts.get(path)?.has(part))
    return [`leads to ${path}#${part}, but that page has no part “${part}”. Correct it or leave out #${part}`];
  return [];
}
