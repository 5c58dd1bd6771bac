/** Maximum length of a line in octets (RFC 5545, section 3.1; RFC 2425). A Devanagari letter takes three octets. */
const MAX_OCTETS = 75;

/** Joins the lines of a calendar or contact file: folds long lines and ends each line with a line break. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Escapes a text for a line (RFC 5545, section 3.3.11; RFC 2426, section 4). */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Folds a long line; each continuation line begins with a space. Never splits the octets of a character. */
function foldLine(line: string): string {
  let octets = 0;
  return Array.from(line, (letter) => {
    const size = Buffer.byteLength(letter);
    const fits = octets + size <= MAX_OCTETS;
    octets = fits ? octets + size : 1 + size;
    return fits ? letter : `\r\n ${letter}`;
  }).join('');
}
