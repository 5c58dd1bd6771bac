import type { Language } from '#app/i18n/language.ts';
import { formatAmount, formatLakh } from '#app/i18n/numbers.ts';
import { isRoundLakh } from '#app/model/schemes/rules.ts';

/** An amount as people say it, where that is exact: ₹1.32 lakh, ₹1,500, ₹7,00,00,000. */
export function formatRupees(rupees: number, language: Language): string {
  return isRoundLakh(rupees) ? formatLakh(rupees, language) : formatAmount(rupees, language);
}
