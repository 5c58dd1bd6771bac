import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLiveLocation } from '#app/components/address/useLiveLocation.ts';
import buttons from '#app/components/buttons/buttons.module.css';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import { type WayBack, wayBackIn } from './wayBack.ts';

/** Back to the list this page was opened from, as it was: filter, number of cards and place. Otherwise to all schemes. */
export function BackToSchemes() {
  const { t } = useTranslation('schemes');
  const navigate = useNavigate();
  const way = wayBackIn(useLiveLocation().state);
  // A link to a part of this page adds to the history without saying where the list lies; its filter is kept.
  const [known, setKnown] = useState<WayBack>();
  if (way && way.list !== known?.list) setKnown(way);
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!way || opensElsewhere) return;
    event.preventDefault();
    navigate(-way.steps);
  };
  return (
    <PageLink to={`/scheme${(way ?? known)?.list ?? ''}`} className={buttons.quiet} onClick={goBack}>
      <ArrowLeft aria-hidden="true" />
      {t('allSchemes')}
    </PageLink>
  );
}
