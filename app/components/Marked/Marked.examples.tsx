import type { Examples } from '#app/examples/examples.ts';
import { termOf } from '#app/search/terms.ts';
import { Marked } from './Marked.tsx';

const everySecondWord = (text: string) =>
  text
    .split(' ')
    .filter((_, index) => index % 2 === 1)
    .map(termOf);

export const examples: Examples = {
  states: {
    plain: ({ act }) => <Marked text={act} words={everySecondWord(act)} />,
    'long Marathi': ({ longestTitle }) => <Marked text={longestTitle} words={everySecondWord(longestTitle)} />,
  },
};
