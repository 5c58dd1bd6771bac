import { SearchBox } from '#app/components/search/SearchBox.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: () => <SearchBox />,
    'long Marathi': ({ longestTitle }) => <SearchBox large placeholder={longestTitle} />,
    'after a search': ({ longestWord }) => <SearchBox large initial={longestWord} />,
  },
};
