import componentsEn from '#app/i18n/en/components.json' with { type: 'json' };
import districtEn from '#app/i18n/en/district.json' with { type: 'json' };
import elsewhereEn from '#app/i18n/en/elsewhere.json' with { type: 'json' };
import en from '#app/i18n/en/llms.json' with { type: 'json' };
import officesEn from '#app/i18n/en/offices-by-district.json' with { type: 'json' };
import { formatDate } from '#app/i18n/format/dates.ts';
import { inBoth, LANGUAGES, type Language, otherLanguage, pathIn } from '#app/i18n/language.ts';
import componentsMr from '#app/i18n/mr/components.json' with { type: 'json' };
import districtMr from '#app/i18n/mr/district.json' with { type: 'json' };
import elsewhereMr from '#app/i18n/mr/elsewhere.json' with { type: 'json' };
import mr from '#app/i18n/mr/llms.json' with { type: 'json' };
import officesMr from '#app/i18n/mr/offices-by-district.json' with { type: 'json' };
import { createTranslator } from '#app/i18n/translate.ts';
import { type Cautioned, cautionSentence } from '#app/model/cautions.ts';
import { districts, NORTH_TO_SOUTH } from '#app/model/districts/data.server.ts';
import type { DistrictId } from '#app/model/districts/schema.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { localize } from '#app/model/localize.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { copyrightPolicy, DATA_SETS, dataPath } from '#app/model/open-data/dataSet.server.ts';
import { categories, schemes } from '#app/model/schemes/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { LLMS_PATH, textPath } from '#app/plain-text/textPath.ts';

const COMPONENTS = { en: componentsEn, mr: componentsMr };
const DISTRICT = { en: districtEn, mr: districtMr };
const ELSEWHERE = {
  title: { en: elsewhereEn.title, mr: elsewhereMr.title },
  description: { en: elsewhereEn.description, mr: elsewhereMr.description },
};
const OFFICES = {
  title: { en: officesEn.title, mr: officesMr.title },
  description: { en: officesEn.description, mr: officesMr.description },
};

const ofDistrict = (key: 'title' | 'description', id: DistrictId) =>
  inBoth((language) => createTranslator(language, DISTRICT)(key, { district: districts[id][language] }));

/** Lists the plain-text versions for assistants in the form of llmstxt.org, one file in each language. */
export function llms(): Map<string, string> {
  return new Map(LANGUAGES.map((language) => [pathIn(language, LLMS_PATH), llmsFile(language)]));
}

function llmsFile(language: Language): string {
  const t = createTranslator(language, { en, mr });
  const { siteName, department, government, division } = localize(site, language);
  const text = (path: string, title: Bilingual, note: Bilingual, entry?: Facts) =>
    link(title[language], textPath(path, language), note[language], ...(entry ? caveats(entry, language) : []));
  const sections = [
    {
      title: t('situations'),
      links: situations.map((one) => text(`/situations/${one.id}`, one.title, one.lead, one)),
    },
    { title: ELSEWHERE.title[language], links: [text('/elsewhere', ELSEWHERE.title, ELSEWHERE.description)] },
    ...categories.map((category) => ({
      title: t('schemes', { category: category.title[language] }),
      links: schemes
        .filter((scheme) => scheme.category === category.id)
        .map((scheme) => text(`/scheme/${scheme.id}`, scheme.title, scheme.summary, scheme)),
    })),
    {
      title: t('services'),
      links: services.map((one) => text(`/citizen/services/${one.id}`, one.title, one.help, one)),
    },
    {
      title: t('offices'),
      links: [
        text('/office', OFFICES.title, OFFICES.description),
        ...NORTH_TO_SOUTH.map((id) => text(`/district/${id}`, ofDistrict('title', id), ofDistrict('description', id))),
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
