const DEVANAGARI_ZERO = 0x0966;

/** Zero-width joiners: they change how a Devanagari word is drawn, not which word it is. */
const JOINERS = /[\u200c\u200d]/;

/** One character as it is compared: small letters, Latin digits, no joiners. */
export function foldCharacter(character: string): string {
  if (JOINERS.test(character)) return '';
  const digit = (character.codePointAt(0) ?? 0) - DEVANAGARI_ZERO;
  return digit >= 0 && digit <= 9 ? String(digit) : character.toLowerCase();
}

/**
 * A text as it is compared. NFC first: the same Marathi word typed on two keyboards must find the same scheme. ६० and
 * 60 are one number.
 */
export function fold(text: string): string {
  return Array.from(text.normalize('NFC'), foldCharacter).join('');
}
