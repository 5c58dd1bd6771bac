import {
  ColumnHead,
  RowHead,
  StackedTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '#app/components/StackedTable/StackedTable.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Report.module.css';
import type { ShownReport } from './shown.server.ts';

const STATES = ['met', 'notApplicable', 'owner', 'notMet'] as const;

/** How many points of each standard have which state, and on which run that rests. */
export function Result({ report: { run, counts } }: { report: ShownReport }) {
  const { t } = useTranslation('conformance-report');
  const language = useLanguage();
  const number = (count: number) => formatNumber(count, language);
  return (
    <>
      <StackedTable className={styles.result}>
        <caption className="sr">{t('result')}</caption>
        <TableHead>
          <ColumnHead>{t('standard')}</ColumnHead>
          <ColumnHead>{t('points')}</ColumnHead>
          {STATES.map((state) => (
            <ColumnHead key={state}>{t(`states.${state}`)}</ColumnHead>
          ))}
        </TableHead>
        <TableBody>
          {(['gigw', 'wcag'] as const).map((standard) => (
            <TableRow key={standard}>
              <RowHead>{t(standard)}</RowHead>
              <TableCell data-label={t('points')}>
                {number(STATES.reduce((sum, state) => sum + counts[standard][state], 0))}
              </TableCell>
              {STATES.map((state) => (
                <TableCell key={state} data-label={t(`states.${state}`)}>
                  {number(counts[standard][state])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </StackedTable>
      <p>
        {t('run', {
          date: formatDate(run.date, language),
          passed: number(run.passed),
          failed: number(run.failed),
          skipped: number(run.skipped),
          commit: run.commit,
        })}
      </p>
      <p>{t('rule')}</p>
    </>
  );
}
