import { pathIn } from '#app/i18n/language.ts';
import type { InformationPage } from '#app/model/pages/schema.server.ts';
import type { Site } from './rules/links.ts';

/** Where the site answers. Read late, because the addresses of entries come from content that must be whole. */
export async function siteAddresses(): Promise<Site> {
  const { pathsToPrerender } = await import('#site-build/paths.ts');
  const { hostels, sampleHostels } = await import('#app/model/hostels/data.server.ts');
  const { pages } = await import('#app/model/pages/data.server.ts');
  const { COMMITTEES_PART } = await import('#app/model/self-disclosure/committees.server.ts');
  const { selfDisclosure } = await import('#app/model/self-disclosure/data.server.ts');
  return {
    paths: new Set(pathsToPrerender().filter((path) => path === pathIn('en', path))),
    parts: new Map([
      ['/hostels/governmenthostels/hostelpdf', new Set([...hostels, ...sampleHostels].map(({ name }) => name))],
      ['/about/directory', new Set([COMMITTEES_PART])],
      ...pages.flatMap((page) => (page.kind === 'information' ? [[`/${page.id}`, partsOf(page)] as const] : [])),
      ['/selfdisclosure', new Set(selfDisclosure.heads.map(({ id }) => id))],
    ]),
  };
}

const partsOf = ({ sections }: InformationPage) => new Set(sections.flatMap(({ id }) => id ?? []));
