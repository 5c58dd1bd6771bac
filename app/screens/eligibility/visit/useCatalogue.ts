import { useEffect, useEffectEvent, useState } from 'react';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { loadCatalogue } from '#app/eligibility/loadCatalogue.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';

/** Fetches the schemes once they are needed; `load` retries after a failure. */
export function useCatalogue(isNeeded: boolean) {
  const language = useLanguage();
  const [catalogue, setCatalogue] = useState<FinderScheme[]>();
  const [isMissing, setMissing] = useState(false);
  const load = async () => {
    setMissing(false);
    try {
      const schemes = await loadCatalogue(language);
      setCatalogue(schemes);
      return schemes;
    } catch {
      setMissing(true);
      return undefined;
    }
  };
  const start = useEffectEvent(load);
  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded]);
  return { catalogue, isMissing, load };
}
