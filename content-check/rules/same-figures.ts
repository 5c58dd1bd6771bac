import type { Language } from '#app/i18n/language.ts';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { wordNumbers } from '../number-words.ts';
import { figuresOf } from '../numbers.ts';
import { inLanguage, type Text } from '../texts.ts';

const ONLY = { en: 'figureOnlyEnglish', mr: 'figureOnlyMarathi' } as const;

/** Numbers, days, links, e-mails and telephone numbers of a text stand in both its languages. */
export function sameFigures(texts: Text[]): Problem[] {
  return texts.flatMap((text) => [...onlyIn(text, 'en', 'mr'), ...onlyIn(text, 'mr', 'en')]);
}

function onlyIn(text: Text, one: Language, other: Language): Problem[] {
  // A web address that is the whole text is a name, and names are written as the language writes them.
  if (/^[a-z-]+(\.[a-z-]+)+$/.test(text[one])) return [];
  const there = new Set(figuresOf(text[other], other).map(({ key }) => key));
  const wordsThere = wordNumbers(text[other], other).any;
  const digits = figuresOf(text[one], one).filter(({ key }) => !there.has(key) && !isSpoken(key, wordsThere));
  const values = new Set([...there].map((key) => key.replace(/[₹%]/, '')));
  const words = wordNumbers(text[one], one).cardinals.filter(
    ({ key }) => !wordsThere.has(Number(key)) && !values.has(key),
  );
  return [...digits, ...words].map((figure) => errorAt(inLanguage(text, one), ONLY[one], { figure: figure.text }));
}

/** Whether number words say a figure: "two" says 2, "half" says 50%. */
function isSpoken(key: string, spoken: Set<number>): boolean {
  return key === '50%' ? spoken.has(0.5) : spoken.has(Number(key));
}
