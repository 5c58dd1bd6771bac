import type { Examples } from '#app/examples/examples.ts';
import { Tag } from './Tag.tsx';

export const examples: Examples = {
  states: {
    plain: ({ categories }) => categories.slice(0, 4).map(({ value, label }) => <Tag key={value}>{label}</Tag>),
    'long Marathi': ({ longestTitle }) => <Tag>{longestTitle}</Tag>,
  },
};
