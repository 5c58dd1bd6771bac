import { formatRupees } from '#app/components/facts/benefitText.ts';
import { formatDate } from '#app/i18n/dates.ts';
import { formatAmount, formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AgeFact, IncomeFact } from '#app/model/schemes/rules.ts';

/** "65 or more on 31 December 2023", "Groom: 21 or more". */
export function AgeText({ fact }: { fact: AgeFact }) {
  const { t } = useTranslation('scheme');
  const language = useLanguage();
  if (fact.kind === 'sentence') return fact.text;
  const bound = boundOf(fact);
  const on = fact.asOf ? t('ageOn', { age: bound, date: formatDate(fact.asOf, language) }) : bound;
  return fact.who ? t(`ageOf.${fact.who}`, { age: on }) : on;

  function boundOf(age: Exclude<AgeFact, { kind: 'sentence' }>): string {
    switch (age.kind) {
      case 'range':
        return t('ageRange', { min: formatNumber(age.min, language), max: formatNumber(age.max, language) });
      case 'from':
        return t('ageFrom', { min: formatNumber(age.min, language) });
      case 'above':
        return t('ageAbove', { above: formatNumber(age.above, language) });
      case 'to':
        return t('ageTo', { max: formatNumber(age.max, language) });
    }
  }
}

/** "Up to ₹2 lakh a year", "Rural areas: up to ₹40,000 a year". */
export function IncomeText({ fact }: { fact: IncomeFact }) {
  const { t } = useTranslation('scheme');
  const language = useLanguage();
  if (fact.kind === 'sentence') return fact.text;
  const bound =
    fact.kind === 'upTo'
      ? t('incomeUpTo', { amount: formatRupees(fact.rupees, language) })
      : t('incomeBelow', { amount: formatAmount(fact.rupees, language) });
  return fact.area ? t(`incomeIn.${fact.area}`, { income: bound }) : bound;
}
