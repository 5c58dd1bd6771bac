import enArchive from '#app/i18n/en/archive.json' with { type: 'json' };
import enChanges from '#app/i18n/en/changes.json' with { type: 'json' };
import enReport from '#app/i18n/en/conformance-report.json' with { type: 'json' };
import enEligibility from '#app/i18n/en/eligibility.json' with { type: 'json' };
import enOffices from '#app/i18n/en/offices-by-district.json' with { type: 'json' };
import enOffline from '#app/i18n/en/offline.json' with { type: 'json' };
import enOpenData from '#app/i18n/en/open-data.json' with { type: 'json' };
import enPapers from '#app/i18n/en/papers.json' with { type: 'json' };
import enShell from '#app/i18n/en/shell.json' with { type: 'json' };
import mrArchive from '#app/i18n/mr/archive.json' with { type: 'json' };
import mrChanges from '#app/i18n/mr/changes.json' with { type: 'json' };
import mrReport from '#app/i18n/mr/conformance-report.json' with { type: 'json' };
import mrEligibility from '#app/i18n/mr/eligibility.json' with { type: 'json' };
import mrOffices from '#app/i18n/mr/offices-by-district.json' with { type: 'json' };
import mrOffline from '#app/i18n/mr/offline.json' with { type: 'json' };
import mrOpenData from '#app/i18n/mr/open-data.json' with { type: 'json' };
import mrPapers from '#app/i18n/mr/papers.json' with { type: 'json' };
import mrShell from '#app/i18n/mr/shell.json' with { type: 'json' };
import type { Bilingual } from '#app/model/fields.server.ts';
import type { SitePath } from '#app/screens.ts';

type NamedScreen = { path: SitePath; title: Bilingual; line?: Bilingual };

/** The catalogues are imported as JSON because the build runs this without Vite. */
const NAVIGATION = (
  [
    ['introduction', '/about/introduction'],
    ['vision', '/about/vissionandmission'],
    ['objectives', '/about/objectiveandfunctions'],
    ['administrative', '/about/administrativesetup'],
    ['whosWho', '/about/whoswho'],
    ['directory', '/about/directory'],
    ['schemes', '/scheme'],
    ['events', '/notices/events'],
    ['pastEvents', '/notices/pastevents'],
    ['noticeList', '/notices/notices'],
  ] as const
).map(([word, path]) => ({ path, title: { en: enShell.nav[word], mr: mrShell.nav[word] } }));

const DRAWER = (
  [
    ['services', '/citizen/services'],
    ['photoGallery', '/photogallery'],
    ['videoGallery', '/videogallery'],
  ] as const
).map(([word, path]) => ({ path, title: { en: enShell.drawer[word], mr: mrShell.drawer[word] } }));

type PageTexts = { title: string; description: string };

const withLine = (path: SitePath, en: PageTexts, mr: PageTexts): NamedScreen => ({
  path,
  title: { en: en.title, mr: mr.title },
  line: { en: en.description, mr: mr.description },
});

/** The screens that are not made from entries of the content. */
export const NAMED_SCREENS: NamedScreen[] = [
  ...NAVIGATION,
  ...DRAWER,
  withLine('/eligibility', enEligibility, mrEligibility),
  withLine('/papers', enPapers, mrPapers),
  withLine('/office', enOffices, mrOffices),
  withLine('/offline', enOffline, mrOffline),
  withLine('/archive', enArchive, mrArchive),
  withLine('/data', enOpenData, mrOpenData),
  withLine('/changes', enChanges, mrChanges),
  withLine('/accessibility/report', enReport, mrReport),
];
