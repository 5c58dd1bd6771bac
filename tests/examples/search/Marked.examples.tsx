import { Marked } from '#app/components/search/Marked.tsx';
import { termOf } from '#app/search/terms.ts';
import type { Examples } from '../examples.ts';

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
