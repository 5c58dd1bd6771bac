import { Tag } from '#app/components/text/Tag.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ categories }) => categories.slice(0, 4).map(({ value, label }) => <Tag key={value}>{label}</Tag>),
    'long Marathi': ({ longestTitle }) => <Tag>{longestTitle}</Tag>,
  },
};
