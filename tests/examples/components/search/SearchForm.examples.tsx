import { SearchForm } from '#app/components/search/SearchForm.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: () => <SearchForm />,
    'long Marathi': ({ longestTitle }) => <SearchForm large placeholder={longestTitle} />,
  },
};
