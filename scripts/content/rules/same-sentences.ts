import { at, contradictions, type Finding } from '../finding.ts';
import { figuresOf } from '../numbers.ts';
import { type ContentFile, textsOf } from '../texts.ts';

/** Schemes, hostels and offices have conditions of their own in the same words. Their figures are compared elsewhere. */
const OF_THEIR_OWN = /^content\/(schemes|hostels|offices|categories|albums|events|videos)\//;
const SHORTEST = 6;
/** Amounts, percentages and counts. Days, links and codes tell one sentence from another. */
const COUNTED = /^₹?\d{1,11}(\.\d+)?%?$/;

/** The same sentence does not say one figure here and another there. */
export function sameSentences(files: ContentFile[]): Finding[] {
  const claims = files
    .filter(({ file }) => !OF_THEIR_OWN.test(file))
    .flatMap(textsOf)
    .flatMap(({ file, field, en }) =>
      en.split(/(?<=[.;:]) /).flatMap((sentence) => {
        const figures = figuresOf(sentence, 'en').filter(({ key }) => COUNTED.test(key));
        if (figures.length === 0 || sentence.split(' ').length < SHORTEST) return [];
        const subject = figures
          .reduce((rest, { text }) => rest.replace(text, '#'), sentence)
          .toLowerCase()
          .replace(/[^a-z# ]/g, '');
        return [{ file, field, subject, value: figures.map(({ text }) => text).join(', ') }];
      }),
    );
  return contradictions(
    claims,
    (claim, first) =>
      `says ${claim.value}, but ${at(first)} says ${first.value} in the same sentence. Correct one of them`,
  );
}
