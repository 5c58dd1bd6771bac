const DEVANAGARI_DIGITS = /[०-९]/g;
const DEVANAGARI_ZERO = 0x0966;

/** The whole number that somebody wrote, in either kind of digits, with or without commas and ₹. Nothing for the rest. */
export function numberIn(text: string, max: number): number | undefined {
  const latin = text.replace(DEVANAGARI_DIGITS, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  const digits = latin.replace(/[₹,\s]/g, '');
  if (!/^\d+$/.test(digits)) return undefined;
  const number = Number(digits);
  return number <= max ? number : undefined;
}
