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

/** Formats rupees: ₹1,32,000 and ₹१,३२,०००. */
export function formatAmount(rupees: number, language: Language): string {
  return `₹${formatNumber(rupees, language)}`;
}

const RUPEES_IN_A_LAKH = 100_000;

/** Formats an amount in lakh: ₹1.32 lakh, ₹१.३२ लाख. Amounts below one lakh are not shortened. */
export function formatLakh(rupees: number, language: Language): string {
  if (rupees < RUPEES_IN_A_LAKH) return formatAmount(rupees, language);
  const lakh = `₹${formatNumber(rupees / RUPEES_IN_A_LAKH, language)}`;
  return language === 'en' ? `${lakh} lakh` : `${lakh} लाख`;
}

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
