import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inBoth } from '#app/i18n/language.ts';
import { type Catalogue, findText } from '#app/i18n/translate.ts';
import { districts } from '#app/model/districts/data.server.ts';
import type { DistrictId } from '#app/model/districts/schema.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import type { SitePath } from '#app/screens.ts';

/** Screens to index by title, in addition to the content entries. `line`: text below the title of a search result. */
export const NAMED_SCREENS: { path: SitePath; title: Bilingual; line?: Bilingual }[] = [
  ...shellScreens('nav', {
    introduction: '/about/introduction',
    vision: '/about/vissionandmission',
    objectives: '/about/objectiveandfunctions',
    administrative: '/about/administrativesetup',
    whosWho: '/about/whoswho',
    directory: '/about/directory',
    schemes: '/scheme',
    events: '/notices/events',
    pastEvents: '/notices/pastevents',
    noticeList: '/notices/notices',
  }),
  ...shellScreens('drawer', {
    services: '/citizen/services',
    photoGallery: '/photogallery',
    videoGallery: '/videogallery',
  }),
  screenWithLine('situations', '/situations'),
  screenWithLine('elsewhere', '/elsewhere'),
  screenWithLine('eligibility', '/eligibility'),
  screenWithLine('who-gets-what', '/eligibility/schemes'),
  screenWithLine('papers', '/papers'),
  screenWithLine('print', '/print'),
  screenWithLine('offices-by-district', '/office'),
  screenWithLine('districts', '/district'),
  screenWithLine('offline', '/offline'),
  screenWithLine('archive', '/archive'),
  screenWithLine('open-data', '/data'),
  screenWithLine('changes', '/changes'),
  screenWithLine('conformance-report', '/accessibility/report'),
];

function shellScreens(menu: 'nav' | 'drawer', paths: Record<string, SitePath>) {
  return Object.entries(paths).map(([key, path]) => ({ path, title: text('shell', `${menu}.${key}`) }));
}

export type NamedScreen = ReturnType<typeof screenWithLine>;

export function screenWithLine(namespace: string, path: SitePath) {
  return { path, title: text(namespace, 'title'), line: text(namespace, 'description') };
}

/** Names the page of a district: “Ratnagiri district”. */
export function districtScreen(id: DistrictId) {
  const withName = (key: 'title' | 'description') =>
    inBoth((language) => text('district', key)[language].replace('{{district}}', districts[id][language]));
  return { path: pageOf.districts(id), title: withName('title'), line: withName('description') };
}

/** Reads a text of a catalogue from disk, because the build runs this module without Vite. */
function text(namespace: string, key: string): Bilingual {
  return inBoth((language) => {
    const file = join('words', language, 'site', `${namespace}.json`);
    const catalogue: Catalogue = JSON.parse(readFileSync(join(process.cwd(), file), 'utf8'));
    const found = findText(catalogue, key);
    if (found === undefined) throw new Error(`${file} has no ${key}`);
    return found;
  });
}
