import { Marked } from '#app/components/search/Marked.tsx';
import { toTerm } from '#app/search/text/tokens.ts';
import type { Examples } from '../../examples.ts';

const everySecondWord = (text: string) =>
  text
    .split(' ')
    .filter((_, index) => index % 2 === 1)
    .map(toTerm);

export const examples: Examples = {
  states: {
    plain: ({ act }) => <Marked text={act} words={everySecondWord(act)} />,
    'long Marathi': ({ longestTitle }) => <Marked text={longestTitle} words={everySecondWord(longestTitle)} />,
  },
};
