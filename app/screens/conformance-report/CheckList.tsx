import { Fold } from '#app/components/Fold/Fold.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Report.module.css';
import type { ShownCheck } from './shown.server.ts';

/** Where a check stands on the page, by its place in the list. */
export const checkId = (at: number) => `check-${at + 1}`;

/** Every check with its tests as they are called in the program, or with what somebody looked at. */
export function CheckList({ checks }: { checks: ShownCheck[] }) {
  const { t } = useTranslation('conformance-report');
  const language = useLanguage();
  return (
    <ol className={styles.checks}>
      {checks.map(({ title, tests, manual }, at) => (
        <li key={title} id={checkId(at)}>
          <b>{title}</b>
          {manual && <p>{t('byHand', { ...manual, date: formatDate(manual.date, language) })}</p>}
          {tests.length > 0 && <Tests tests={tests} />}
        </li>
      ))}
    </ol>
  );
}

const FROM_THE_WORST = ['failed', 'missing', 'skipped', 'passed'] as const;

/** How many tests there are and how they ended; their names, which few can read, are folded. */
function Tests({ tests }: Pick<ShownCheck, 'tests'>) {
  const { t } = useTranslation('conformance-report');
  const language = useLanguage();
  const said = (count: number, outcome: (typeof FROM_THE_WORST)[number]) =>
    `${t('tests', { count, n: formatNumber(count, language) })}, ${t(`outcomes.${outcome}`)}`;
  const all = tests.reduce((sum, { tests: count }) => sum + count, 0);
  const worst = FROM_THE_WORST.find((wanted) => tests.some(({ outcome }) => outcome === wanted));
  return (
    <Fold label={said(all, worst ?? 'passed')}>
      {tests.map(({ name, outcome, tests: count }) => (
        <p key={name}>
          <code lang="en">{name}</code>: {said(count, outcome)}
        </p>
      ))}
    </Fold>
  );
}
