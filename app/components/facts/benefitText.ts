import { formatAmount, formatLakh, formatPercent } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Translate } from '#app/i18n/wordKeys.ts';
import { type Benefit, benefitFigure, benefitUnits, isRoundLakh } from '#app/model/schemes/keyFacts.ts';

/** Formats the amount of a benefit without its unit: "₹1,500", "Up to 75%". */
export function figureText(benefit: Benefit, t: Translate<'schemes'>, language: Language): string {
  const figure = benefitFigure(benefit);
  switch (figure.kind) {
    case 'words':
      return figure.words;
    case 'cappedShare':
      return t('figure.cappedShare', {
        share: formatPercent(figure.percent, language),
        amount: formatRupees(figure.rupees, language),
      });
    case 'share':
    case 'amount': {
      const amount =
        figure.kind === 'share' ? formatPercent(figure.percent, language) : formatRupees(figure.rupees, language);
      return figure.upTo ? t('figure.upTo', { amount }) : amount;
    }
    case 'none':
      return benefit.what;
  }
}

/** Formats the unit of a benefit: "every month"; may be empty. */
export function unitsText(benefit: Benefit, t: Translate<'schemes'>): string {
  const { ofProject, period, per } = benefitUnits(benefit);
  if (ofProject) return t('ofProject');
  if (period && per) return t('periodAndPer', { period: t(`period.${period}`), per: t(`per.${per}`) });
  if (period) return t(`period.${period}`);
  return per ? t(`per.${per}`) : '';
}

/** Formats rupees, in lakh if that needs no rounding: ₹1.32 lakh, ₹1,500, ₹7,00,00,000. */
export function formatRupees(rupees: number, language: Language): string {
  return isRoundLakh(rupees) ? formatLakh(rupees, language) : formatAmount(rupees, language);
}
