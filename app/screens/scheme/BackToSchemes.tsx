import { useState } from 'react';
import { useLiveLocation } from '#app/components/hooks/useLiveLocation.ts';
import { BackLink } from '#app/components/links/BackLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type WayBack, wayBackIn } from './wayBack.ts';

/** Back to the list this page was opened from, as it was: filter, number of cards and place. Otherwise to all schemes. */
export function BackToSchemes() {
  const { t } = useTranslation('schemes');
  const way = wayBackIn(useLiveLocation().state);
  // A link to a part of this page adds to the history without saying where the list lies; its filter is kept.
  const [known, setKnown] = useState<WayBack>();
  if (way && way.list !== known?.list) setKnown(way);
  return (
    <BackLink to={`/scheme${(way ?? known)?.list ?? ''}`} steps={way?.steps}>
      {t('allSchemes')}
    </BackLink>
  );
}
