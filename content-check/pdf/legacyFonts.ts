/**
 * Matches names of fonts that draw Devanagari over the codes of Latin letters, without spaces and hyphens. Fonts whose name contains
 * `Unicode` or begins with `DVOT` are not among them.
 */
const LEGACY =
  /^(?:krutidev|devlys|shreelipi|shree(?:dev|mar|pud|ban)\d|dvb?w?tt|dvb?w?surekh|dvb?w?yogesh|shivaji\d|shivajinormal|shusha|apsdv|apscdv|akruti(?:dev|office|priya|yogini|marathi)|(?:walkman)?chanakya|millenniumvarun|kiran(?:$|normal|\d)|4cgandhi|subak\d|aarde|isfoc|sulipi|bhasha(?:bharati)?\d)/;

/** The Unicode font of Apple computers, which differs from a legacy font only by its hyphens. */
const UNICODE = /unicode|^ShreeDev0714/i;

/** Returns the first font that draws Devanagari over other letters, without the prefix of a subset. */
export function findLegacyFont(fonts: Iterable<string>): string | undefined {
  for (const font of fonts) {
    const name = font.replace(/^[A-Z]{6}\+/, '');
    if (!UNICODE.test(name) && LEGACY.test(name.toLowerCase().replaceAll(/[\s_-]/g, ''))) return name;
  }
  return undefined;
}

const COMMON = new Set(
  'the of and to in a is for be by or on at with from as this that shall will not are it any may no'.split(' '),
);

/** Matches a word as legacy fonts write it: `U;k;`, `{ks=`, `¿ÖÖÃÖ®Ö`. */
const ODD = /[A-Za-z][;{}[\]|~^+=<>`][A-Za-z]|^[;{[\]}~^][A-Za-z]|[A-Za-z][{[~^=]$|[\u00A1-\u00FF]{2}/;

/** Returns whether a Latin text is Devanagari in a legacy font, by its letters: no English words, and signs inside of words. */
export function isLegacyText(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /[A-Za-z\u00A1-\u00FF]/.test(word));
  const share = (test: (word: string) => boolean) => words.filter(test).length / Math.max(1, words.length);
  return share((word) => COMMON.has(word.toLowerCase())) < 0.03 && share((word) => ODD.test(word)) > 0.15;
}
