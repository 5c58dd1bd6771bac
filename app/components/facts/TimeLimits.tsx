import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { TimeLimits as ActTimeLimits } from '#app/model/acts/schema.server.ts';
import type { Localized } from '#app/model/localize.ts';
import { DataTable } from '../text/StackedTable.tsx';
import styles from './TimeLimits.module.css';

export function TimeLimits({ caption, limits }: { caption: string; limits: Localized<ActTimeLimits> }) {
  const { t, language } = useTranslation('components');
  const formatLimit = ({ days, hours }: { days?: number | undefined; hours?: number | undefined }) => {
    if (days !== undefined) return t('timeLimits.days', { count: days, n: formatNumber(days, language) });
    return hours && t('timeLimits.hours', { count: hours, n: formatNumber(hours, language) });
  };
  const columns = [t('timeLimits.step'), t('timeLimits.limit'), t('timeLimits.note')];
  return (
    <>
      <DataTable className={styles.table} caption={caption} columns={columns}>
        {limits.rows.map((row) => (
          <tr key={row.step}>
            <th scope="row">{row.step}</th>
            <td>{formatLimit(row) ? <b className={styles.limit}>{formatLimit(row)}</b> : t('timeLimits.unknown')}</td>
            <td>{row.text}</td>
          </tr>
        ))}
      </DataTable>
      {limits.confidence === 'medium' && <p className="small">{t('toBeConfirmed')}</p>}
    </>
  );
}
