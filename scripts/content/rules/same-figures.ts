import { errorAt, type Finding } from '../finding.ts';
import { wordNumbers } from '../number-words.ts';
import { figuresOf } from '../numbers.ts';
import type { Text } from '../texts.ts';

const NAMES = { en: 'English', mr: 'Marathi' } as const;
type Language = keyof typeof NAMES;

/** Numbers, days, links, e-mails and telephone numbers of a text stand in both its languages. */
export function sameFigures(texts: Text[]): Finding[] {
  return texts.flatMap((text) => [...onlyIn(text, 'en', 'mr'), ...onlyIn(text, 'mr', 'en')]);
}

function onlyIn(text: Text, one: Language, other: Language): Finding[] {
  // A web address that is the whole text is a name, and names are written as the language writes them.
  if (/^[a-z-]+(\.[a-z-]+)+$/.test(text[one])) return [];
  const there = new Set(figuresOf(text[other], other).map(({ key }) => key));
  const wordsThere = wordNumbers(text[other], other).any;
  const digits = figuresOf(text[one], one).filter(({ key }) => !there.has(key) && !isSpoken(key, wordsThere));
  const values = new Set([...there].map((key) => key.replace(/[₹%]/, '')));
  const words = wordNumbers(text[one], one).cardinals.filter(
    ({ key }) => !wordsThere.has(Number(key)) && !values.has(key),
  );
  return [...digits, ...words].map((figure) =>
    errorAt(
      { file: text.file, field: `${text.field}.${one}` },
      `says ${figure.text}, but the ${NAMES[other]} does not. Write the same figure in both languages`,
    ),
  );
}

/** Whether number words say a figure: "two" says 2, "half" says 50%. */
function isSpoken(key: string, spoken: Set<number>): boolean {
  return key === '50%' ? spoken.has(0.5) : spoken.has(Number(key));
}
