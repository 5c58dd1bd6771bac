import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import type { Forms } from './differenceRows.ts';

/** Loads the forms of collections in both languages, for the names of their fields. */
export function useForms(collections: string[]): Record<string, Forms> {
  const [forms, setForms] = useState<Record<string, Forms>>({});
  const names = [...new Set(collections)].sort().join(' ');
  useEffect(() => {
    let isCurrent = true;
    for (const collection of names.split(' ').filter(Boolean))
      Promise.all([api.form(collection, 'en'), api.form(collection, 'mr')]).then(
        ([en, mr]) => isCurrent && setForms((loaded) => ({ ...loaded, [collection]: { en, mr } })),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [names]);
  return forms;
}
