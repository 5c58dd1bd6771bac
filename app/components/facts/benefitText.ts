import { formatAmount, formatLakh, formatPercent } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Context, Values } from '#app/i18n/translate.ts';
import type { WordKey } from '#app/i18n/wordKeys.ts';
import type { Localized } from '#app/model/localize.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';

export type Benefit = Localized<Scheme>['benefits'][number];

type AmountWords = (key: WordKey<'schemes'>, values?: Values<Context>) => string;

/** Formats the amount of a benefit without its unit: "₹1,500", "Up to 75%", "50%, up to ₹10,000". */
export function figureText(benefit: Benefit, t: AmountWords, language: Language): string {
  const { what, words, percent, rupees, upTo } = benefit;
  if (words !== undefined) return words;
  const share = percent === undefined ? undefined : formatPercent(percent, language);
  const amount = rupees === undefined ? undefined : formatRupees(rupees, language);
  if (share && amount) return t('figure.cappedShare', { share, amount });
  const figure = share ?? amount;
  return figure && upTo ? t('figure.upTo', { amount: figure }) : (figure ?? what);
}

/** Units that imply "one time", such as "per house". With such a unit, "one time" is omitted. */
const HAPPENS_ONCE = new Set(['award', 'case', 'couple', 'family', 'house', 'marriage', 'project', 'settlement']);

/** Formats the unit of a benefit and omits its obvious parts: a monthly pension needs no "per person". May be empty. */
export function unitsText({ words, period, per, percent }: Omit<Benefit, 'what'>, t: AmountWords): string {
  if (words !== undefined) return period === undefined || period === 'once' ? '' : t(`period.${period}`);
  if (percent !== undefined && per === 'project') return t('ofProject');
  const saysPer = per !== undefined && !(per === 'person' && period !== undefined);
  const saysPeriod = period !== undefined && !(period === 'once' && per !== undefined && HAPPENS_ONCE.has(per));
  if (saysPeriod && saysPer) return t('periodAndPer', { period: t(`period.${period}`), per: t(`per.${per}`) });
  if (saysPeriod) return t(`period.${period}`);
  return saysPer ? t(`per.${per}`) : '';
}

/** Formats the amount of a benefit with its unit, for a line of text: "₹1,500, every month". */
export function amountAndUnits(benefit: Benefit, t: AmountWords, language: Language): string {
  return [figureText(benefit, t, language), unitsText(benefit, t)].filter(Boolean).join(', ');
}

/** Formats rupees: ₹1,500, ₹7,00,00,000. Uses lakh for whole thousands from one lakh to below one crore: ₹1.32 lakh. */
export function formatRupees(rupees: number, language: Language): string {
  const isRoundLakh = rupees >= 100_000 && rupees < 10_000_000 && rupees % 1000 === 0;
  return isRoundLakh ? formatLakh(rupees, language) : formatAmount(rupees, language);
}
