import type { Examples } from '#app/examples/examples.ts';
import { SearchBox } from './SearchBox.tsx';

export const examples: Examples = {
  states: {
    plain: () => <SearchBox />,
    'long Marathi': ({ longestTitle }) => <SearchBox large placeholder={longestTitle} />,
    'after a search': ({ longestWord }) => <SearchBox large initial={longestWord} />,
  },
};
