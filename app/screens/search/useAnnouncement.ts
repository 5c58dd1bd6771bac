import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { EntryKind, SearchOutcome } from '#app/search/entries.ts';
import { countKinds } from './searchParams.ts';

/** React Router's key of the first location. */
const FIRST_KEY = 'default';

/**
 * Returns a text for screen readers when the results change. After a search in the page the summary takes the focus
 * instead: the keyboard of a phone would cover the results.
 */
export function useAnnouncement(
  summary: RefObject<HTMLElement | null>,
  outcome: SearchOutcome | undefined,
  kind: EntryKind | undefined,
): string {
  const { t, language } = useTranslation('search');
  const { key } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const announced = useRef<SearchOutcome>(undefined);
  useEffect(() => {
    if (
      outcome &&
      announced.current !== outcome &&
      key !== FIRST_KEY &&
      document.activeElement instanceof HTMLInputElement
    )
      summary.current?.focus();
    announced.current = outcome;
    const count = countKinds(outcome?.hits ?? []).find((counted) => counted.kind === kind)?.count;
    if (!outcome || document.activeElement === summary.current) setAnnouncement('');
    else if (kind && count)
      setAnnouncement(t('nowShown', { kind: t(`kinds.${kind}`), number: formatNumber(count, language) }));
    else setAnnouncement(summary.current?.textContent ?? '');
  }, [summary, outcome, kind, key, language, t]);
  return announcement;
}
