/** Converts a text to NFC and lower case, because keyboards encode the same Marathi word differently. */
function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Returns whether a title in either language contains the typed text (application specification, section 5). */
export function titleMatches(titles: readonly string[], typed: string): boolean {
  const wanted = comparable(typed.trim());
  return titles.some((title) => comparable(title).includes(wanted));
}

export type TitlePart = { text: string; matches: boolean };

/** Splits a title into parts that match the typed text and parts that do not. */
export function titleParts(title: string, typed: string): TitlePart[] {
  const wanted = comparable(typed.trim());
  const lower = comparable(title);
  // If lower-casing has changed the length, the positions in `lower` are not those in `title`.
  if (!wanted || lower.length !== title.length) return [{ text: title, matches: false }];
  const parts: TitlePart[] = [];
  let end = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, end)) {
    if (at > end) parts.push({ text: title.slice(end, at), matches: false });
    end = at + wanted.length + vowelSignsAt(title, at + wanted.length);
    parts.push({ text: title.slice(at, end), matches: true });
  }
  if (end < title.length) parts.push({ text: title.slice(end), matches: false });
  return parts;
}

/** Counts the vowel signs at an index, because bold text must not separate them from their consonant. */
function vowelSignsAt(text: string, index: number): number {
  return /^\p{M}*/u.exec(text.slice(index))?.[0].length ?? 0;
}
