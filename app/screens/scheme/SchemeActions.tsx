import { useState } from 'react';
import { useHydratedLocation } from '#app/components/hooks/useHydrated.ts';
import { BackLink } from '#app/components/links/BackLink.tsx';
import { PREFERENCE_KEYS, readPreference } from '#app/components/preferences/preferences.ts';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './SchemeActions.module.css';
import type { SchemePage } from './schemePage.server.ts';
import { shareLines } from './shareLines.ts';

export function SchemeActions({ scheme }: { scheme: SchemePage }) {
  const { t, language } = useTranslation('scheme');
  const words = { scheme: t, schemes: useTranslation('schemes').t };
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
  const way = parseBackState(useHydratedLocation().state);
  // Fragment links add history entries without state; the known filter is kept.
  const [known, setKnown] = useState<BackState>();
  if (way && way.list !== known?.list) setKnown(way);
  return (
    <BackLink to={`/scheme${(way ?? known)?.list ?? ''}`} steps={way?.steps}>
      {t('allSchemes')}
    </BackLink>
  );
}

type Query = '' | `?${string}`;

/** `list`: query of the list; `steps`: number of history entries back to it. */
export type BackState = { list: Query; steps: number };

/** Parses the history state, which may hold anything. */
export function parseBackState(state: unknown): BackState | undefined {
  const { list, steps } = (state ?? {}) as Record<string, unknown>;
  if (typeof list !== 'string' || !isQuery(list) || !Number.isInteger(steps)) return undefined;
  return Number(steps) > 0 ? { list, steps: Number(steps) } : undefined;
}

const isQuery = (text: string): text is Query => text === '' || text.startsWith('?');

/** Makes the history state of a link to a related scheme. */
export function addBackStep(state: unknown): BackState | undefined {
  const way = parseBackState(state);
  return way && { ...way, steps: way.steps + 1 };
}
