import type { Language } from '../language.ts';

const DEVANAGARI_ZERO = 0x0966;

/** Replaces digits with the digits of the language: १२३ in Marathi. Telephone numbers, PIN codes and addresses keep Latin digits. */
export function inDigitsOf(language: Language, text: string): string {
  if (language === 'en') return text;
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(DEVANAGARI_ZERO + Number(digit)));
}

/** Groups digits as in India: 1,32,000. Uses `en-IN` for both languages, because browsers group Marathi currency by thousands. */
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

export function formatNumber(value: number, language: Language): string {
  return inDigitsOf(language, grouped.format(value));
}

/** Formats rupees with all digits: ₹1,32,000 and ₹१,३२,०००. */
export function formatAmount(rupees: number, language: Language): string {
  return `₹${formatNumber(rupees, language)}`;
}

const LAKH = 100_000;
const CRORE = 10_000_000;

/** Formats rupees as pages show them: ₹1,500, ₹1.20 lakh, ₹7 crore. Keeps all digits of an amount that is not a whole thousand. */
export function formatRupees(rupees: number, language: Language): string {
  if (rupees >= CRORE && rupees % LAKH === 0)
    return `₹${inLargeUnits(rupees, CRORE, language)} ${UNITS[language].crore}`;
  if (rupees >= LAKH && rupees < CRORE && rupees % 1000 === 0)
    return `₹${inLargeUnits(rupees, LAKH, language)} ${UNITS[language].lakh}`;
  return formatAmount(rupees, language);
}

const UNITS = { en: { lakh: 'lakh', crore: 'crore' }, mr: { lakh: 'लाख', crore: 'कोटी' } };

/** Formats an amount in lakh or crore: 2, 2.50, 1.32. Always with two decimals or none, so that amounts can be compared at a glance. */
function inLargeUnits(rupees: number, unit: number, language: Language): string {
  const amount = rupees / unit;
  return Number.isInteger(amount) ? formatNumber(amount, language) : inDigitsOf(language, amount.toFixed(2));
}

export const formatLakh = (rupees: number, language: Language) => inLargeUnits(rupees, LAKH, language);
export const formatCrore = (rupees: number, language: Language) => inLargeUnits(rupees, CRORE, language);

export function formatPercent(value: number, language: Language): string {
  return `${formatNumber(value, language)}%`;
}

const BYTES_IN_A_KB = 1000;

/** Formats the size of a file in the specification's units: 240 KB, 1.1 MB; २४० केबी, १.१ एमबी. */
export function formatFileSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_IN_A_KB));
  const [size, unit] =
    kilobytes < BYTES_IN_A_KB ? [kilobytes, 'KB' as const] : [Math.round(kilobytes / 100) / 10, 'MB' as const];
  const units = { en: { KB: 'KB', MB: 'MB' }, mr: { KB: 'केबी', MB: 'एमबी' } };
  return `${formatNumber(size, language)} ${units[language][unit]}`;
}
