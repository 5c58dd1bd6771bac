import { formatDate } from '#app/i18n/format/dates.ts';
import { LANGUAGES, type Language, otherLanguage, pathIn } from '#app/i18n/language.ts';
import { createTranslator } from '#app/i18n/translate.ts';
import { type Cautioned, cautionSentence } from '#app/model/cautions.ts';
import { NORTH_TO_SOUTH } from '#app/model/districts/data.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { localize } from '#app/model/localize.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { copyrightPolicy } from '#app/model/open-data/dataSet.server.ts';
import { DATA_SETS, dataPath } from '#app/model/open-data/dataSets.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { categories, schemes } from '#app/model/schemes/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { LLMS_PATH, textPath } from '#app/plain-text/textPath.ts';
import { districtScreen, type NamedScreen, screenWithLine } from '#app/search/documents/namedScreens.server.ts';
import componentsEn from '#words/en/site/components.json' with { type: 'json' };
import en from '#words/en/site/llms.json' with { type: 'json' };
import componentsMr from '#words/mr/site/components.json' with { type: 'json' };
import mr from '#words/mr/site/llms.json' with { type: 'json' };

const COMPONENTS = { en: componentsEn, mr: componentsMr };

/** Lists the plain-text versions for assistants in the form of llmstxt.org, one file in each language. */
export function llms(): Map<string, string> {
  return new Map(LANGUAGES.map((language) => [pathIn(language, LLMS_PATH), llmsFile(language)]));
}

function llmsFile(language: Language): string {
  const t = createTranslator(language, { en, mr });
  const { siteName, department, government, division } = localize(site, language);
  const text = (path: string, title: Bilingual, note: Bilingual, entry?: Facts) =>
    link(title[language], textPath(path, language), note[language], ...(entry ? caveats(entry, language) : []));
  const screen = ({ path, title, line }: NamedScreen) => text(path, title, line);
  const elsewhere = screenWithLine('elsewhere', '/elsewhere');
  const sections = [
    {
      title: t('situations'),
      links: situations.map((one) => text(pageOf.situations(one.id), one.title, one.lead, one)),
    },
    { title: elsewhere.title[language], links: [screen(elsewhere)] },
    ...categories.map((category) => ({
      title: t('schemes', { category: category.title[language] }),
      links: schemes
        .filter((scheme) => scheme.category === category.id)
        .map((scheme) => text(pageOf.schemes(scheme.id), scheme.title, scheme.summary, scheme)),
    })),
    {
      title: t('services'),
      links: services.map((one) => text(pageOf.services(one.id), one.title, one.help, one)),
    },
    {
      title: t('offices'),
      links: [
        screen(screenWithLine('offices-by-district', '/office')),
        ...NORTH_TO_SOUTH.map((id) => screen(districtScreen(id))),
        ...officeGroups.map((group) => text(OFFICE_PATHS[group.id], group.title, group.description)),
      ],
    },
    {
      title: t('data'),
      links: [
        link(t('openData'), pathIn(language, '/data')),
        ...DATA_SETS.map((set) => link(dataPath(set, 'json'), dataPath(set, 'json'))),
        link(t('siteMap'), `/sitemap-${language}.xml`),
      ],
    },
  ];
  const blocks = [
    `# ${t('title', { site: siteName, department, government, division })}`,
    `> ${t('summary')}`,
    rules(language)
      .map((rule) => `- ${rule}`)
      .join('\n'),
    ...sections.filter(({ links }) => links.length > 0).map(({ title, links }) => `## ${title}\n\n${links.join('\n')}`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Says how to quote the site. */
function rules(language: Language): string[] {
  const t = createTranslator(language, { en, mr });
  const { toBeConfirmed, reported } = COMPONENTS[language];
  const licence = site.openDataLicence && localize(site.openDataLicence, language);
  return [
    t('lastUpdated', { date: formatDate(site.lastUpdated, language) }),
    t('quote'),
    t('unsure', { toBeConfirmed, reported: reported.title }),
    t('noApplications'),
    licence ? t('licence', licence) : t('noLicence', { terms: copyrightPolicy()[language] }),
    t('otherLanguage', { address: site.address + pathIn(otherLanguage(language), LLMS_PATH) }),
  ];
}

type Facts = Cautioned & { asOf: string };

/** Gives the day of an entry's facts, and the warnings that its text has. */
function caveats(entry: Facts, language: Language): string[] {
  const t = createTranslator(language, COMPONENTS);
  return [t('asOf', { date: formatDate(entry.asOf, language) }), cautionSentence(entry, t, language)].filter(Boolean);
}

/** Formats a link of a list, with a note of several sentences. */
function link(title: string, path: string, ...[first, ...more]: string[]): string {
  const target = `- [${title}](${site.address}${path})`;
  if (first === undefined) return target;
  return `${target}: ${[/[.!?]$/.test(first) || more.length === 0 ? first : `${first}.`, ...more].join(' ')}`;
}
