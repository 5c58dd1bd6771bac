import { formatDate } from '#app/i18n/dates.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Translate } from '#app/i18n/wordKeys.ts';
import type { CombinedProvenance } from '#app/model/provenanceOfAll.server.ts';

/** Formats the dates that facts describe, were reviewed on and are due for review on. */
export function provenanceText(
  { asOf, reviewed, reviewDue, since }: CombinedProvenance,
  t: Translate<'components'>,
  language: Language,
): string {
  const sentences = [
    t(since ? 'asOfSince' : 'asOf', { date: formatDate(asOf, language) }),
    reviewed && t(since ? 'reviewedSince' : 'reviewed', { date: formatDate(reviewed, language) }),
    reviewDue && t('reviewDue', { date: formatDate(reviewDue, language) }),
  ];
  return sentences.filter(Boolean).join(' ');
}
