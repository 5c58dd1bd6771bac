import { formatUrgentLines } from '#app/components/urgent/formatUrgentLines.ts';
import { formatDate } from '#app/i18n/format/dates.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { issuersUnconfirmed } from '#app/model/schemes/papers.server.ts';
import { namePaper } from '#app/model/schemes/papers.ts';
import { formatResolution } from '#app/screens/scheme/formatResolution.ts';
import { collectSchemePage, type SchemePage } from '#app/screens/scheme/schemePage.server.ts';
import type { PlainPage } from './format.server.ts';
import { afterLines, benefitLine, placeLines, portalLine, reportLines, sentences } from './lines.server.ts';

/** Writes the page of a scheme as text, from the data of that page. */
export function schemeText(id: string, language: Language): PlainPage {
  const scheme = collectSchemePage(id, language);
  if (!scheme) throw new Error(`content/schemes has no ${id}`);
  const t = words(language, 'scheme');
  const {
    bothNames,
    summary,
    benefits,
    reported,
    eligibility,
    otherwise,
    documents,
    places,
    helplines,
    sections = [],
  } = scheme;
  return {
    title: bothNames,
    lead: summary,
    provenance: scheme,
    parts: [
      { title: words(language, 'components')('urgent'), lines: formatUrgentLines(scheme.call) },
      {
        title: t('parts.get'),
        lines: [...benefits.map((benefit) => benefitLine(benefit, language)), ...reportLines(reported, language)],
      },
      {
        title: t('parts.who'),
        lines: [...eligibility.map(({ text }) => text), ...otherwise.map(({ text, name }) => `${text} ${name}`)],
      },
      {
        title: t('parts.documents'),
        lines: documents.length > 0 ? paperLines(documents, language) : [t('noDocuments')],
      },
      { title: t('parts.apply'), lines: stepLines(scheme, language) },
      {
        title: t('parts.where'),
        lines: [...placeLines(places, language), ...helplines.map(({ number, title: name }) => `${number}: ${name}`)],
      },
      { title: t('parts.after'), lines: afterLines(scheme, pageOf.schemes(id), language) },
      ...sections.map(({ name, lines }) => ({ title: t(`sections.${name}`), lines })),
      { title: t('sections.Government Resolution'), lines: resolutionLines(scheme, language) },
    ],
  };
}

type Paper = Pick<SchemePage['documents'][number], 'title' | 'what' | 'issuedBy' | 'askAt' | 'issue' | 'validity'> & {
  condition?: string | undefined;
};

/** Writes papers one a line, after the caution that nobody has confirmed who issues them. */
const paperLines = (papers: readonly Paper[], language: Language) => [
  ...issuersCaution(language),
  ...papers.map((paper) => paperLine(paper, language)),
];

export const issuersCaution = (language: Language): string[] =>
  issuersUnconfirmed ? [words(language, 'components')('issuersUnconfirmed')] : [];

export function paperLine({ title, condition, what, issuedBy, askAt, issue, validity }: Paper, language: Language) {
  const issuer = words(language, 'scheme')('issuedBy', { issuer: issuedBy });
  const place = askAt && words(language, 'components')('askAt', { place: askAt });
  return sentences(namePaper({ title, condition }), what, issuer, place, issue?.text, validity?.text);
}

function stepLines({ steps, portal }: SchemePage, language: Language): string[] {
  const t = words(language, 'scheme');
  return [
    ...steps.flatMap(({ channel, lines }) => lines.map((line) => `${t(`channel.${channel}`)}: ${line}`)),
    ...(portal ? [portalLine(portal, language)] : []),
  ];
}

function resolutionLines({ governmentResolutions = [], publishedDate }: SchemePage, language: Language): string[] {
  const published =
    publishedDate && words(language, 'scheme')('publishedOn', { date: formatDate(publishedDate, language) });
  return [...governmentResolutions.map((one) => formatResolution(one, language)), ...(published ? [published] : [])];
}
