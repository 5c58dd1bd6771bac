import { formatRupees } from '#app/i18n/format/numbers.ts';
import type { Translation } from '#app/i18n/words.ts';
import type { SchemePage } from './schemePage.server.ts';

type Rule = SchemePage['eligibility'][number];

/** Detects a second sentence, which may contain an exception that eligible people must know. */
const hasTwoSentences = (text: string) => /[.;]\s+\S/u.test(text);

/** Formats the conditions on the family: the list of poor families, and limits of yearly income. */
export function formatFamilyConditions(eligibility: readonly Rule[], translation: Translation<'scheme'>): string[] {
  const isListed = eligibility.some((rule) => rule.kind === 'situation' && rule.anyOf?.join() === 'bpl');
  return [...(isListed ? [translation.t('belowPovertyLine')] : []), ...formatIncomeLimits(eligibility, translation)];
}

/** Formats the limits of yearly income. For a rule without a figure, quotes its sentence, which says where to ask. */
function formatIncomeLimits(eligibility: readonly Rule[], { t, language }: Translation<'scheme'>): string[] {
  const rules = eligibility.filter((rule) => rule.kind === 'income');
  return rules.map(({ text, maxRupees, belowRupees, area }) => {
    const rupees = maxRupees ?? belowRupees;
    const isOnlyOne = rules.filter((other) => other.area === area).length === 1;
    if (!isOnlyOne || hasTwoSentences(text) || rupees === undefined) return text;
    const income = t(maxRupees === undefined ? 'incomeBelow' : 'incomeUpTo', {
      amount: formatRupees(rupees, language),
    });
    return area ? t(`incomeIn.${area}`, { income }) : income;
  });
}

/** Removes the parts of "for whom" that begin with one of the words `familyPrefixes`. Keeps the first part, which names the people. */
export function removeFamilyParts(forWhom: string, t: Translation<'scheme'>['t']): string {
  const stems = t('familyPrefixes').split(', ');
  const [people = '', ...parts] = forWhom.split(/(?<=[,;]) /);
  const kept = parts.filter((part) => !stems.some((stem) => part.startsWith(stem)));
  return [people, ...kept].join(' ').replace(/[,;]$/, '');
}
