import { Expandable } from '#app/components/text/Expandable.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Report.module.css';
import type { ShownCheck } from './shown.server.ts';

/** Where a check stands on the page, by its place in the list. */
export const checkId = (at: number) => `check-${at + 1}`;

/** Every check with the files of its tests, or with what somebody looked at. */
export function CheckList({ checks }: { checks: ShownCheck[] }) {
  const { t } = useTranslation('conformance-report');
  const language = useLanguage();
  return (
    <ol className={styles.checks}>
      {checks.map(({ title, files, manual }, at) => (
        <li key={title} id={checkId(at)}>
          <b>{title}</b>
          {manual && <p>{t('byHand', { ...manual, date: formatDate(manual.date, language) })}</p>}
          {!manual && <Tests files={files} />}
        </li>
      ))}
    </ol>
  );
}

/** How many tests there are and how they ended; their files, which few can read, are folded. */
function Tests({ files }: Pick<ShownCheck, 'files'>) {
  const { t } = useTranslation('conformance-report');
  const language = useLanguage();
  const count = (of: 'passed' | 'skipped') => files.reduce((sum, file) => sum + file[of], 0);
  const said = (passed: number, skipped: number) =>
    [
      ...(passed > 0 ? [t('passed', { count: passed, n: formatNumber(passed, language) })] : []),
      ...(skipped > 0 ? [t('notRun', { count: skipped, n: formatNumber(skipped, language) })] : []),
    ].join(', ');
  if (files.length === 0) return <p>{t('notInTheRun')}</p>;
  return (
    <Expandable label={said(count('passed'), count('skipped'))}>
      {files.map(({ name, passed, skipped }) => (
        <p key={name}>
          <code lang="en">{name}</code>: {said(passed, skipped)}
        </p>
      ))}
    </Expandable>
  );
}
