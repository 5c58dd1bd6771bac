import { useQueries } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { Forms } from './differenceRows.ts';

/** Loads the forms of collections in both languages, for the names of their fields. */
export const useForms = (collections: string[]): Record<string, Forms> =>
  useQueries({
    queries: [...new Set(collections)].map((collection) => ({
      queryKey: ['forms', collection],
      queryFn: async () => {
        const [en, mr] = await Promise.all([api.form(collection, 'en'), api.form(collection, 'mr')]);
        return { [collection]: { en, mr } };
      },
    })),
    combine: (forms) => Object.assign({}, ...forms.map(({ data }) => data)),
  });
