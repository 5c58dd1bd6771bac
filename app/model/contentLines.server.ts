/** RFC 5545, section 3.1, and RFC 2425: a line has 75 octets at most. A Devanagari letter takes three of them. */
const MOST_OCTETS = 75;

/** The lines of a calendar or contact file as they are written: long ones folded, each with its end. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A text as it may stand in a line (RFC 5545, section 3.3.11; RFC 2426, section 4). */
export function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** A long line goes on in the next behind a space. It breaks between letters, never inside the octets of one. */
function folded(line: string): string {
  let octets = 0;
  return Array.from(line, (letter) => {
    const size = Buffer.byteLength(letter);
    const fits = octets + size <= MOST_OCTETS;
    octets = fits ? octets + size : 1 + size;
    return fits ? letter : `\r\n ${letter}`;
  }).join('');
}
