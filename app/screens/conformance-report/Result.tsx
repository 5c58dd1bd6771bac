import { Expandable } from '#app/components/text/Expandable.tsx';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ShownReport } from './localizeReport.server.ts';
import styles from './Report.module.css';

const STATES = ['met', 'notApplicable', 'partly', 'owner', 'notChecked', 'notMet'] as const;

export function Result({ report: { run, counts } }: { report: ShownReport }) {
  const { t, language } = useTranslation('conformance-report');
  const number = (count: number) => formatNumber(count, language);
  return (
    <>
      <DataTable
        className={styles.result}
        caption={t('result')}
        captionHidden
        columns={[t('standard'), t('points'), ...STATES.map((state) => t(`states.${state}`))]}
      >
        {(['gigw', 'wcag'] as const).map((standard) => (
          <tr key={standard}>
            <th scope="row">{t(standard)}</th>
            <td data-label={t('points')}>{number(STATES.reduce((sum, state) => sum + counts[standard][state], 0))}</td>
            {STATES.map((state) => (
              <td key={state} data-label={t(`states.${state}`)}>
                {number(counts[standard][state])}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
      {run ? <TestRun run={run} /> : <p>{t('noRun')}</p>}
      <p>{t('rule')}</p>
    </>
  );
}

function TestRun({ run }: { run: NonNullable<ShownReport['run']> }) {
  const { t, language } = useTranslation('conformance-report');
  const passed = formatNumber(run.passed, language);
  const skipped = formatNumber(run.skipped, language);
  return (
    <>
      <p>{t('run', { date: formatDate(run.date, language), commit: run.commit, passed })}</p>
      {run.reasons.length > 0 && (
        <Expandable label={t('notRun', { count: run.skipped, n: skipped })}>
          <ul>
            {run.reasons.map(({ reason, tests }) => (
              <li key={reason}>
                <span lang="en">{reason}</span> ({formatNumber(tests, language)})
              </li>
            ))}
          </ul>
        </Expandable>
      )}
    </>
  );
}
