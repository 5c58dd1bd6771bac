import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { EntryKind, SearchOutcome } from '#app/search/entries.ts';
import { countKinds } from './asked.ts';

/** The key of the address that a page was opened with. */
const OPENED = 'default';

/**
 * What those hear who do not see that the results have changed. After a search in the page the summary takes the focus from
 * the search box instead, and is read out so: a phone's keyboard would cover the results.
 */
export function useAnnouncement(
  summary: RefObject<HTMLElement | null>,
  outcome: SearchOutcome | undefined,
  kind: EntryKind | undefined,
): string {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { key } = useLocation();
  const [said, setSaid] = useState('');
  const answered = useRef<SearchOutcome>(undefined);
  useEffect(() => {
    if (outcome && answered.current !== outcome && key !== OPENED && document.activeElement instanceof HTMLInputElement)
      summary.current?.focus();
    answered.current = outcome;
    const count = countKinds(outcome?.hits ?? []).find((counted) => counted.kind === kind)?.count;
    if (!outcome || document.activeElement === summary.current) setSaid('');
    else if (kind && count) setSaid(t('nowShown', { kind: t(`kinds.${kind}`), number: formatNumber(count, language) }));
    else setSaid(summary.current?.textContent ?? '');
  }, [summary, outcome, kind, key, language, t]);
  return said;
}
