import { LinkList } from '#app/components/links/LinkList.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { PageContents } from '#app/components/page/PageContents.tsx';
import { Expandable } from '#app/components/text/Expandable.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import prose from '#app/components/text/Prose.module.css';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber, inDigitsOf } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import type { Route } from './+types/route';
import { localizeReport, type ShownPoint, type ShownReport } from './localizeReport.server.ts';
import { CheckList, PointTable } from './PointTable.tsx';
import styles from './Report.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'conformance-report');
  return { report: localizeReport(language), page: { title: t('title'), description: t('description') } };
}

const PARTS = ['quality', 'accessibility', 'security'] as const;

export default function ConformanceReportScreen({ loaderData: { report, page } }: Route.ComponentProps) {
  const { t } = useTranslation('conformance-report');
  const statement = { label: t('statement'), path: '/accessibility' } as const;
  return (
    <Page parents={[statement]} title={page.title} lead={page.description} figures={null}>
      <div className={`page-end ${prose.parts}`}>
        <LabelledSection title={t('result')}>
          <ResultTable counts={report.counts} />
          {report.run ? <TestRun run={report.run} /> : <p>{t('noRun')}</p>}
          <p>{t('rule')}</p>
        </LabelledSection>
        <LabelledSection title={t('left')}>
          <OpenPoints points={PARTS.flatMap((part) => report[part])} />
        </LabelledSection>
        <PageContents parts={[...PARTS, 'checks' as const].map((id) => ({ id, title: t(id) }))} />
        {PARTS.map((part) => (
          <section key={part} className={styles.part}>
            <h2 id={part}>{t(part)}</h2>
            {part === 'accessibility' && <p>{t('accessibilityText')}</p>}
            {part === 'security' && <p>{t('securityText')}</p>}
            <PointTable title={t(part)} points={report[part]} checks={report.checks} />
          </section>
        ))}
        <section className={styles.part}>
          <h2 id="checks">{t('checks')}</h2>
          <p>{t('checksText')}</p>
          <CheckList checks={report.checks} />
        </section>
        <LinkList links={[statement]} />
      </div>
    </Page>
  );
}

const STATES = ['met', 'notApplicable', 'partly', 'owner', 'notChecked', 'notMet'] as const;

function ResultTable({ counts }: Pick<ShownReport, 'counts'>) {
  const { t, language } = useTranslation('conformance-report');
  const columns = [t('standard'), t('points'), ...STATES.map((state) => t(`states.${state}`))];
  return (
    <DataTable className={styles.result} caption={t('result')} captionHidden columns={columns}>
      {(['gigw', 'wcag'] as const).map((standard) => {
        const points = STATES.map((state) => counts[standard][state]);
        const total = points.reduce((sum, count) => sum + count, 0);
        return (
          <tr key={standard}>
            <th scope="row">{t(standard)}</th>
            {[total, ...points].map((count, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {formatNumber(count, language)}
              </td>
            ))}
          </tr>
        );
      })}
    </DataTable>
  );
}

function TestRun({ run }: { run: NonNullable<ShownReport['run']> }) {
  const { t, language } = useTranslation('conformance-report');
  const passed = formatNumber(run.passed, language);
  return (
    <>
      <p>{t('run', { date: formatDate(run.date, language), commit: run.commit, passed })}</p>
      {run.reasons.length > 0 && (
        <Expandable label={t('notRun', { count: run.skipped, n: formatNumber(run.skipped, language) })}>
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

function OpenPoints({ points }: { points: ShownPoint[] }) {
  const { t, language } = useTranslation('conformance-report');
  return (
    <>
      <p>{t('leftText')}</p>
      {(['notMet', 'notChecked', 'partly', 'owner'] as const).map((state) => {
        const left = points.filter((point) => point.state === state);
        return (
          left.length > 0 && (
            <div key={state}>
              <h3>{t(`states.${state}`)}</h3>
              <ul className={styles.left}>
                {left.map(({ gigw, wcag, title, reason }) => (
                  <li key={title}>
                    <b>
                      {inDigitsOf(language, gigw ?? wcag ?? '')} {title}
                    </b>
                    {reason && `: ${reason}`}
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </>
  );
}
