import { PageLink } from '#app/components/links/PageLink.tsx';
import { StackedTable } from '#app/components/text/StackedTable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { checkId } from './CheckList.tsx';
import styles from './Report.module.css';
import type { ShownCheck, ShownPoint } from './shown.server.ts';

type PointTableProps = { title: string; points: ShownPoint[]; checks: ShownCheck[] };

/** Each point of a part with its state and what shows it. */
export function PointTable({ title, points, checks }: PointTableProps) {
  const { t } = useTranslation('conformance-report');
  return (
    <StackedTable className={styles.points}>
      <caption className="sr">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('point')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('shownBy')}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.title}>
            <td>
              <Numbers point={point} />
            </td>
            <th scope="row">{point.title}</th>
            <td className={styles[point.state]}>{t(`states.${point.state}`)}</td>
            <td>
              {point.reason && <p>{point.reason}</p>}
              <ul>
                {point.checks.map((at) => (
                  <li key={at}>
                    <a href={`#${checkId(at)}`}>{checks[at]?.title}</a>
                    {point.notRun?.includes(at) && ` (${t('notInTheRun')})`}
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
      </tbody>
    </StackedTable>
  );
}

/** The number in each standard that has the point. */
function Numbers({ point: { gigw, wcag, level } }: { point: ShownPoint }) {
  const { t } = useTranslation('conformance-report');
  return (
    <>
      {gigw && <span className={styles.number}>{gigw}</span>}{' '}
      {level && (
        <span className={styles.number}>{wcag ? t('level', { wcag, level }) : t('onlyBefore', { level })}</span>
      )}
    </>
  );
}
