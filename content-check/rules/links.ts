import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import type { InformationPage } from '#app/model/pages/schema.server.ts';
import { errorAt, type Place, type Problem } from '#app/model/problems/problem.ts';
import { isDecodable } from '#app/model/typed/webAddress.ts';
import { inLanguage, type Plain, type Text } from '../text/texts.ts';

/** Excludes paths of published files, which the schemas check. */
const PATH = /^\/(?!(?:pdfs|images|videos|pictures)\/)/;
/** Excludes fractions, such as 1/2, and parts of web addresses. */
const PATH_IN_TEXT = /(?<![\w.:/<\p{Script=Devanagari}])\/[a-z][\w/-]*/gu;

/** Paths of the site, and the fragment ids of each page. */
export type Site = { paths: Set<string>; parts: Map<string, Set<string>> };

/** Requires an existing page for each path in the content, and an element for each fragment. */
export function links(plains: Plain[], texts: Text[], site: Site): Problem[] {
  return [
    ...plains.filter(({ value }) => PATH.test(value)).flatMap((plain) => checkAddress(plain.value, plain, site)),
    ...texts.flatMap((text) =>
      LANGUAGES.flatMap((language) =>
        [...text[language].matchAll(PATH_IN_TEXT)].flatMap(([path]) =>
          checkAddress(path, inLanguage(text, language), site),
        ),
      ),
    ),
  ];
}

function checkAddress(address: string, place: Place, { paths, parts }: Site): Problem[] {
  if (!isDecodable(address)) return [errorAt(place, 'noSuchPage', { path: address })];
  const [, path = '', part] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(decodeURI(address)) ?? [];
  if (!paths.has(path)) return [errorAt(place, 'noSuchPage', { path })];
  if (part !== undefined && !parts.get(path)?.has(part)) return [errorAt(place, 'noSuchPart', { path, part })];
  return [];
}

/** Imports the modules only when called, because they throw for invalid entries. */
export async function siteAddresses(): Promise<Site> {
  const { pathsToPrerender } = await import('#site-build/paths.ts');
  const { hostels, sampleHostels } = await import('#app/model/hostels/data.server.ts');
  const { pages } = await import('#app/model/pages/data.server.ts');
  const { COMMITTEES_PART, selfDisclosure } = await import('#app/model/self-disclosure/data.server.ts');
  return {
    paths: new Set(pathsToPrerender().filter((path) => path === pathIn('en', path))),
    parts: new Map([
      ['/hostels/governmenthostels/hostelpdf', new Set([...hostels, ...sampleHostels].map(({ name }) => name))],
      ['/about/directory', new Set([COMMITTEES_PART])],
      ...pages.flatMap((page) => (page.kind === 'information' ? [[`/${page.id}`, sectionIds(page)] as const] : [])),
      ['/selfdisclosure', new Set(selfDisclosure.heads.map(({ id }) => id))],
    ]),
  };
}

const sectionIds = ({ sections }: InformationPage) => new Set(sections.flatMap(({ id }) => id ?? []));
