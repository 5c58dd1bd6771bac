import { useEffect, useState } from 'react';
import { ask, type Checked, type Named, type OpenEntry } from '../ask.ts';
import { useTranslator } from '../words.ts';
import { pruned } from './pruned.ts';

/** After this rest in typing, in milliseconds, an entry is checked. */
const REST = 400;

/**
 * What is wrong with an entry as it stands in the form, asked of the server at every rest; undefined until it has answered. The
 * page is the one on which the entry is seen.
 */
export function useCheck({ collection, entry }: Named, value: unknown, { version, page: first }: OpenEntry) {
  const { language } = useTranslator();
  const [checked, setChecked] = useState<Partial<Checked> & { page: string }>({ page: first });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask.check({ collection, entry, value: pruned(value) ?? {}, version, language }).then(
        (answer) => isCurrent && setChecked(answer),
        () => {},
      );
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [collection, entry, value, version, language]);
  return checked;
}
