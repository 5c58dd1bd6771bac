import { useEffect, useEffectEvent, useState } from 'react';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { loadCatalogue } from '#app/eligibility/loadCatalogue.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';

/** The schemes and their conditions, fetched once they are wanted. `load` asks for them, again after a failure. */
export function useCatalogue(isWanted: boolean) {
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
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted]);
  return { catalogue, isMissing, load };
}
