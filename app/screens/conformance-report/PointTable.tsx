import { PageLink } from '#app/components/links/PageLink.tsx';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber, inDigitsOf } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ShownCheck, ShownPoint } from './localizeReport.server.ts';
import styles from './Report.module.css';

export function PointTable({ title, points, checks }: { title: string; points: ShownPoint[]; checks: ShownCheck[] }) {
  const { t } = useTranslation('conformance-report');
  const columns = [t('number'), t('point'), t('state'), t('shownBy')];
  return (
    <DataTable className={`taps ${styles.points}`} caption={title} captionHidden columns={columns}>
      {points.map((point) => (
        <tr key={point.title}>
          <td>
            <PointNumbers point={point} />
          </td>
          <th scope="row">{point.title}</th>
          <td>{isOpen(point) ? <b>{t(`states.${point.state}`)}</b> : t(`states.${point.state}`)}</td>
          <td>
            {point.reason && <p>{point.reason}</p>}
            <ul>
              {point.checks.map((index) => (
                <li key={index}>
                  <a href={`#${checkId(index)}`}>{checks[index]?.title}</a>
                  {point.notRun?.includes(index) && ` (${t('notInTheRun')})`}
                </li>
              ))}
              {point.pages.map((path) => (
                <li key={path}>
                  <PageLink to={path}>{t('page', { path })}</PageLink>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

const isOpen = ({ state }: ShownPoint) => state !== 'met' && state !== 'notApplicable';

function PointNumbers({ point: { gigw, wcag, level } }: { point: ShownPoint }) {
  const { t, language } = useTranslation('conformance-report');
  const criterion =
    level && (wcag ? t('level', { wcag: inDigitsOf(language, wcag), level }) : t('onlyBefore', { level }));
  const number = gigw && inDigitsOf(language, gigw);
  if (!(number && criterion)) return number ?? criterion;
  return (
    <>
      <span>{number}</span> <span>{criterion}</span>
    </>
  );
}

const checkId = (index: number) => `c${index + 1}`;

export function CheckList({ checks }: { checks: ShownCheck[] }) {
  const { t, language } = useTranslation('conformance-report');
  return (
    <ol className={styles.checks}>
      {checks.map(({ title, files, manual }, index) => (
        <li key={title} id={checkId(index)}>
          {title}
          {manual ? (
            <p>{t('byHand', { ...manual, date: formatDate(manual.date, language) })}</p>
          ) : (
            <TestFiles files={files} />
          )}
        </li>
      ))}
    </ol>
  );
}

function TestFiles({ files }: Pick<ShownCheck, 'files'>) {
  const { t, language } = useTranslation('conformance-report');
  if (files.length === 0) return <p>{t('notInTheRun')}</p>;
  return files.map(({ name, passed, skipped }) => {
    const counts = [
      passed > 0 && t('passed', { count: passed, n: formatNumber(passed, language) }),
      skipped > 0 && t('notRun', { count: skipped, n: formatNumber(skipped, language) }),
    ];
    return (
      <p key={name}>
        <code lang="en">{name}</code>: {counts.filter(Boolean).join(', ')}
      </p>
    );
  });
}
