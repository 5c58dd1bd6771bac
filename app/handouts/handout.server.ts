import {
  type AmountParts,
  formatBenefitFigure,
  splitBenefitAmount,
  whoseAmount,
} from '#app/components/facts/benefitText.ts';
import { joinPaperNames } from '#app/components/situations/joinPapers.server.ts';
import { formatUrgentLines } from '#app/components/urgent/formatUrgentLines.ts';
import { formatDate } from '#app/i18n/format/dates.ts';
import type { Language } from '#app/i18n/language.ts';
import { createTranslator } from '#app/i18n/translate.ts';
import { bodies as allBodies } from '#app/model/bodies/data.server.ts';
import { type Cautioned, cautionSentence, combineCautions } from '#app/model/cautions.ts';
import { cautionTranslator } from '#app/model/cautionWords.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { NORTH_TO_SOUTH } from '#app/model/districts/data.server.ts';
import { districtFacts, entriesOf } from '#app/model/districts/districtFacts.server.ts';
import type { DistrictId } from '#app/model/districts/schema.server.ts';
import { helplinesById } from '#app/model/helplines/helplines.server.ts';
import { localize } from '#app/model/localize.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { hasOtherBenefits } from '#app/model/schemes/otherBenefits.ts';
import { papersOfScheme } from '#app/model/schemes/papers.server.ts';
import { namePaper } from '#app/model/schemes/papers.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { schemeNames } from '#app/model/schemes/schemeNames.ts';
import { site } from '#app/model/site/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import type { Situation } from '#app/model/situations/schema.server.ts';
import en from '#words/en/handouts.json' with { type: 'json' };
import enAmounts from '#words/en/site/schemes.json' with { type: 'json' };
import mr from '#words/mr/handouts.json' with { type: 'json' };
import mrAmounts from '#words/mr/site/schemes.json' with { type: 'json' };
import { callLines } from './callLines.ts';
import { homeLines } from './homeLines.ts';

type HandoutList = { heading: string; items: string[] };

/** The facts of a scheme, situation or district, in one language, as pictures, posters and handbills show them. */
export type Handout = {
  kind: 'scheme' | 'situation' | 'district';
  id: string;
  language: Language;
  /** Path of its page, without language. */
  path: `/${'scheme' | 'situations' | 'district'}/${string}`;
  /** `what`: which of several benefits the figure is. */
  amount?: AmountParts & { what?: string | undefined };
  /** The name in plain words. */
  title: string;
  /** The same without the amount, if it has one. */
  name: string;
  officialName?: string | undefined;
  /** Who gets the benefit, which schemes help in a situation, or which offices of a district to call. */
  who: HandoutList;
  /** The papers to bring, or the hostels, schools and homes of a district. */
  papers: HandoutList;
  /** Names of the bodies that accept applications, or the address of the district's office. */
  where: HandoutList;
  /** Ids of these bodies. */
  bodies: string[];
  asOf: string;
  /** What to check before one relies on the facts. */
  cautions: string[];
};

/** Returns the translation function for the texts that handouts add to the content. */
export const handoutWords = (language: Language) => createTranslator(language, { en, mr });

/** Lists the handouts that can be printed: those of the schemes, then those of the situations. */
export function handouts(language: Language): Handout[] {
  return [
    ...schemes.map((scheme) => schemeHandout(scheme, language)),
    ...situations.map((situation) => situationHandout(situation, language)),
  ];
}

/** Lists the handouts that have a picture: those that can be printed, then those of the districts. */
export function picturedHandouts(language: Language): Handout[] {
  return [...handouts(language), ...NORTH_TO_SOUTH.map((district) => districtHandout(district, language))];
}

/** Finds the handout of the page at a path, without language. */
export function findHandout(path: string, language: Language): Handout | undefined {
  const scheme = schemes.find(({ id }) => path === pageOf.schemes(id));
  if (scheme) return schemeHandout(scheme, language);
  const situation = situations.find(({ id }) => path === pageOf.situations(id));
  if (situation) return situationHandout(situation, language);
  const district = NORTH_TO_SOUTH.find((id) => path === pageOf.districts(id));
  return district && districtHandout(district, language);
}

function schemeHandout(scheme: Scheme, language: Language): Handout {
  const t = handoutWords(language);
  const { id, title, plainTitle, forWhom, benefits, asOf } = localize(scheme, language);
  const amountWords = createTranslator(language, { en: enAmounts, mr: mrAmounts });
  const [benefit] = benefits;
  if (!benefit) throw new Error(`${id} has no benefit`);
  const { name, official } = schemeNames({ title, plainTitle });
  const whose = whoseAmount({ benefit, hasOtherBenefits: hasOtherBenefits(benefits) });
  return {
    kind: 'scheme',
    id,
    language,
    path: pageOf.schemes(id),
    amount: { ...splitBenefitAmount(benefit, amountWords, language), what: whose === name ? undefined : whose },
    title: name,
    name: withoutAmount(name, formatBenefitFigure(benefit, amountWords, language)),
    officialName: official,
    who: { heading: t('who'), items: [...forWhom.split('; '), t('moreConditions')] },
    papers: papersOf(papersOfScheme(scheme, language).map(namePaper), language),
    where: placesOf(scheme, scheme.apply.bodies, language),
    bodies: scheme.apply.bodies,
    asOf: t('asOf', { date: formatDate(asOf, language) }),
    cautions: cautions([scheme], language),
  };
}

function situationHandout(situation: Situation, language: Language): Handout {
  const t = handoutWords(language);
  const own = situation.schemes.flatMap((id) => schemes.filter((scheme) => scheme.id === id));
  const bodies = [...new Set(own.flatMap(({ apply }) => apply.bodies))];
  const { asOf = situation.asOf } = combineProvenance([situation, ...own]) ?? {};
  return {
    kind: 'situation',
    id: situation.id,
    language,
    path: pageOf.situations(situation.id),
    title: situation.title[language],
    name: situation.title[language],
    officialName: situation.help[language],
    who: {
      heading: t('help'),
      items: localize(own, language).map((scheme) => schemeNames(scheme).name),
    },
    papers: {
      ...papersOf(joinPaperNames(situation, own, language), language),
      heading: t('papersByScheme'),
    },
    where: placesOf(situation, bodies, language),
    bodies,
    asOf: t('asOf', { date: formatDate(asOf, language) }),
    cautions: cautions([situation, ...own], language),
  };
}

function districtHandout(id: DistrictId, language: Language): Handout {
  const t = handoutWords(language);
  const { name, offices, talukaBodies, hostels, lists, provenance } = districtFacts(id, language);
  const { asOf = site.lastUpdated } = provenance ?? {};
  const known = offices.flatMap(({ office, isOther }) => (office && !isOther ? office : []));
  const calls = callLines(known, talukaBodies);
  const located = known.find(({ office_address }) => office_address);
  const title = t('district', { district: name });
  return {
    kind: 'district',
    id,
    language,
    path: pageOf.districts(id),
    title,
    name: title,
    officialName: t('inDistrict'),
    who: {
      heading: t('offices'),
      items: calls,
    },
    papers: { heading: t('places'), items: homeLines([hostels, ...lists], t('noPlaces')) },
    where: {
      heading: t('where'),
      items: [located ? `${located.designation}: ${located.office_address}` : t('noAddress')],
    },
    bodies: [],
    asOf: t('asOf', { date: formatDate(asOf, language) }),
    cautions: cautions(entriesOf(id), language),
  };
}

/** Removes an amount at the beginning or end of a name, because the handout shows it above the name. */
function withoutAmount(name: string, figure: string): string {
  if (name.startsWith(`${figure} `)) return name.slice(figure.length + 1);
  return name.endsWith(` ${figure}`) ? name.slice(0, -figure.length - 1) : name;
}

function papersOf(items: string[], language: Language): HandoutList {
  const t = handoutWords(language);
  return { heading: t('papers'), items: items.length > 0 ? items : [t('noPapers')] };
}

/** Lists whom to call at once, then the bodies that accept applications. */
function placesOf({ call = [] }: Pick<Scheme, 'call'>, ids: readonly string[], language: Language): HandoutList {
  const bodies = ids.flatMap((id) => allBodies[id]?.title[language] ?? []);
  const calls = formatUrgentLines(helplinesById(call, language, 'content/helplines.yaml'));
  return { heading: handoutWords(language)('where'), items: [...calls, ...bodies] };
}

/** Formats the cautions of the entries. */
function cautions(entries: readonly Cautioned[], language: Language): string[] {
  return [cautionSentence(combineCautions(entries), cautionTranslator(language), language)].filter(Boolean);
}
