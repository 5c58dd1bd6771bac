import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Benefit, figureText, unitsText } from '../../app/components/facts/benefitText.ts';
import type { Language } from '../../app/i18n/language.ts';
import type { Translate } from '../../app/i18n/wordKeys.ts';
import { createWords } from '../../app/i18n/words.ts';
import type { SchemePage } from '../../app/screens/scheme/schemePage.server.ts';

const wordsOf = (language: Language) =>
  createWords(language, {
    find: (name) => JSON.parse(readFileSync(join('app/i18n', language, `${name}.json`), 'utf8')),
    waitFor: () => undefined,
  });

const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n');

const joined = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ');

/** Writes the text of a scheme's page in Markdown. */
export function schemeMarkdown(scheme: SchemePage, language: Language): string {
  const words = wordsOf(language);
  const { t } = words.of('scheme');
  const after = words.of('offices-by-district').t;
  const { remedies, timeLimit, appeal, sections = [], governmentResolutions = [] } = scheme;
  const levels = { first: remedies.firstAppealDays, second: remedies.secondAppealDays };
  const blocks = [
    `---\ntitle: ${JSON.stringify(scheme.title)}\ndescription: ${JSON.stringify(scheme.summary)}\n---`,
    scheme.summary,
    scheme.forWhom,
    `## ${t('parts.who')}`,
    list(scheme.eligibility.map(({ text }) => text)),
    `## ${t('parts.get')}`,
    list(scheme.benefits.map((benefit) => benefitLine(benefit, words.of('schemes').t, language))),
    `## ${t('parts.documents')}`,
    scheme.documents.length === 0 ? t('noDocuments') : documentList(scheme.documents, t),
    `## ${t('parts.apply')}`,
    ...scheme.steps.flatMap(({ channel, lines }) => [`### ${t(`channel.${channel}`)}`, list(lines)]),
    scheme.portal ? `[${scheme.portal.title}](${scheme.portal.url})` : '',
    `## ${t('parts.where')}`,
    ...scheme.places.flatMap(({ title, offices }) => [`### ${title}`, list(offices.map(officeLine))]),
    `## ${t('parts.after')}`,
    timeLimit ?? after('noTimeLimit'),
    ...(appeal ?? [after('levelsOfAppeal', levels)]),
    ...sections.flatMap(({ name, lines }) => [`## ${t(`sections.${name}`)}`, list(lines)]),
    list(governmentResolutions),
  ];
  return blocks.join('\n\n');
}

function benefitLine(benefit: Benefit, t: Translate<'schemes'>, language: Language): string {
  const amount = joined(`**${figureText(benefit, t, language)}**`, unitsText(benefit, t));
  return joined(`${benefit.what}:`, amount, benefit.note);
}

function documentList(documents: SchemePage['documents'], t: Translate<'scheme'>) {
  return list(
    documents.map(({ title, what, issuedBy: issuer, issue, validity }) =>
      joined(`**${title}**`, what, issuer && t('issuedBy', { issuer }), issue?.text, validity?.text),
    ),
  );
}

function officeLine(office: SchemePage['places'][number]['offices'][number]): string {
  const { designation, office_address, office_phone_number, office_email, note } = office;
  return joined(`**${designation}**`, office_address, note, office_phone_number, office_email);
}
