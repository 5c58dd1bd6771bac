import { useState } from 'react';
import { useLiveLocation } from '#app/components/hooks/useLiveLocation.ts';
import { BackLink } from '#app/components/links/BackLink.tsx';
import { PREFERENCE_KEYS, readPreference } from '#app/components/preferences/preferences.ts';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type BackState, parseBackState } from './backState.ts';
import styles from './SchemeActions.module.css';
import type { SchemePage } from './schemePage.server.ts';
import { shareLines } from './shareLines.ts';

export function SchemeActions({ scheme }: { scheme: SchemePage }) {
  const words = { scheme: useTranslation('scheme').t, schemes: useTranslation('schemes').t };
  const language = useLanguage();
  const lines = () => {
    const known = scheme.places.flatMap(({ offices }) => offices.map(({ locationId }) => locationId));
    return shareLines({ scheme, district: readPreference(PREFERENCE_KEYS.district, known) ?? '', words, language });
  };
  return (
    <div className={styles.actions}>
      <PageActions
        title={scheme.title}
        actions={['listen', 'share', 'print']}
        lines={lines}
        minutes={scheme.minutes}
        sheet={`/scheme/${scheme.id}/sheet`}
      />
      <BackToSchemes />
    </div>
  );
}

/** Returns to the list as it was left: filter, number of cards and scroll position. */
function BackToSchemes() {
  const { t } = useTranslation('schemes');
  const way = parseBackState(useLiveLocation().state);
  // Fragment links add history entries without state; the known filter is kept.
  const [known, setKnown] = useState<BackState>();
  if (way && way.list !== known?.list) setKnown(way);
  return (
    <BackLink to={`/scheme${(way ?? known)?.list ?? ''}`} steps={way?.steps}>
      {t('allSchemes')}
    </BackLink>
  );
}
