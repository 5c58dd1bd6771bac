import { formatPercent, formatRupees } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Context, Values } from '#app/i18n/translate.ts';
import type { WordKey } from '#app/i18n/wordKeys.ts';
import type { Localized } from '#app/model/localize.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';

export type Benefit = Localized<Scheme>['benefits'][number];

type AmountWords = (key: WordKey<'schemes'>, values?: Values<Context>) => string;

/** `afterWhat`: the amount follows the field `what` of the benefit, which may already say how often it is paid. */
type AmountPosition = { afterWhat?: boolean };

/** A sentence about an amount, split so that the figure can be shown in bold. `before` or `after` may be empty. */
export type AmountParts = { before: string; figure: string; after: string };

/** Formats the amount of a benefit without its unit: "₹1,500", "Up to 75%", "50%, up to ₹10,000". */
export function formatBenefitFigure(benefit: Benefit, t: AmountWords, language: Language): string {
  const { what, words, percent, rupees, upTo } = benefit;
  if (words !== undefined) return words;
  const share = percent === undefined ? undefined : formatPercent(percent, language);
  const amount = rupees === undefined ? undefined : formatRupees(rupees, language);
  if (share && amount) return t('figure.shareUpTo', { share, amount });
  const figure = share ?? amount;
  return figure && upTo ? t('figure.upTo', { amount: figure }) : (figure ?? what);
}

/** Formats the amount of a benefit with its unit, in the word order of the language. */
export function splitBenefitAmount(
  benefit: Benefit,
  t: AmountWords,
  language: Language,
  place: AmountPosition = {},
): AmountParts {
  const { percent, rupees, per, words } = benefit;
  const figure = formatBenefitFigure(benefit, t, language);
  if (words === undefined && percent !== undefined && rupees !== undefined && per === 'project') {
    const pattern = t('share.ofProjectUpTo', { amount: formatRupees(rupees, language) });
    return splitAtFigure(pattern, formatPercent(percent, language));
  }
  return splitAtFigure(t(selectPattern(benefit, t, place)), figure);
}

/** Formats the amount of a benefit with its unit, as one text: "₹1,500 every month". */
export function formatBenefitAmount(
  benefit: Benefit,
  t: AmountWords,
  language: Language,
  place: AmountPosition = {},
): string {
  const { before, figure, after } = splitBenefitAmount(benefit, t, language, place);
  return [before, figure, after].filter(Boolean).join(' ');
}

/** The first benefit of a scheme, and whether the scheme pays others, too (app/model/schemes/otherBenefits.ts). */
type FirstBenefit = { benefit: Benefit; hasOtherBenefits?: boolean | undefined };

/** Returns whose the first of several amounts is. Returns undefined for the only amount, or for one in words, which say it themselves. */
export function whoseAmount({ benefit, hasOtherBenefits }: FirstBenefit): string | undefined {
  return hasOtherBenefits && benefit.words === undefined ? benefit.what : undefined;
}

/** Formats the amount of the first benefit as one text, and says whose it is: "Award to an individual: ₹15,000". */
export function formatFirstBenefit(first: FirstBenefit, t: AmountWords, language: Language): string {
  const whose = whoseAmount(first);
  const amount = formatBenefitAmount(first.benefit, t, language);
  return whose === undefined ? amount : `${whose}: ${amount}`;
}

function splitAtFigure(pattern: string, figure: string): AmountParts {
  const [, before = '', comma = '', after = ''] = /^(.*)\{\{figure\}\}(,?)(.*)$/.exec(pattern) ?? [];
  return { before: before.trim(), figure: figure + comma, after: after.trim() };
}

/** Selects the pattern of an amount. Omits a unit or period that the text of the benefit already says, or that is obvious. */
function selectPattern(benefit: Benefit, t: AmountWords, { afterWhat = false }: AmountPosition): WordKey<'schemes'> {
  const { what, words, percent, term, upTo, per, period } = benefit;
  const says = (word: WordKey<'schemes'>, text: string) =>
    t(word)
      .split(', ')
      .some((stem) => text.toLowerCase().includes(stem));
  const saysPeriod = (text: string) => period !== undefined && period !== 'once' && says(`said.${period}`, text);
  const often = saysPeriod(words ?? (afterWhat ? what : '')) ? undefined : period;
  if (words !== undefined) return `inWords.${often === undefined || often === 'once' ? 'plain' : often}`;
  if (percent !== undefined) {
    if (per === 'project') return 'share.ofProject';
    return often === 'year' && per === undefined ? 'share.year' : 'share.plain';
  }
  const unit = term || per === undefined || per === 'person' || says(`said.${per}`, what) ? undefined : per;
  if (unit) return `amount.${unit}.${often === undefined || often === 'once' ? 'each' : often}`;
  // Omits "once" for limits, awards and houses, which can only be given once. Families also get monthly pensions, so it stays for them.
  const isObvious = often === 'once' && (term || upTo || !(per === undefined || per === 'person' || per === 'family'));
  return often === undefined || isObvious ? 'amount.plain' : `amount.${often}`;
}
