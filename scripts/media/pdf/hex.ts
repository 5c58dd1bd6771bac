/** A code of two bytes: 58 is `003A`. */
export function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}

/** A text as UTF-16 in hexadecimal, without the mark at the beginning. */
export function hexOfText(text: string): string {
  return [...Array(text.length).keys()].map((index) => hex(text.charCodeAt(index))).join('');
}

export function textOfHex(digits: string): string {
  return (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}
