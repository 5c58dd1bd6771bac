import { formatDate } from '#app/i18n/dates.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Translate } from '#app/i18n/wordKeys.ts';
import type { ReportedText } from '#app/model/reported.server.ts';

/** Formats a report as sentences: its text, its date, the office to ask. */
export function reportedLines(
  { text, since, ask }: ReportedText,
  t: Translate<'components'>,
  language: Language,
): string[] {
  return [
    text,
    ...(since ? [t('reported.since', { date: formatDate(since, language) })] : []),
    t('reported.ask', { office: ask }),
  ];
}
