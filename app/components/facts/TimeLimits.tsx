import { TableHead } from '#app/components/text/TableHead.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { TimeLimits as TimeLimitsOfAct } from '#app/model/acts/schema.server.ts';
import type { Localized } from '#app/model/localize.ts';
import { StackedTable } from '../text/StackedTable.tsx';
import styles from './TimeLimits.module.css';

type TimeLimitsProps = { caption: string; limits: Localized<TimeLimitsOfAct> };

export function TimeLimits({ caption, limits }: TimeLimitsProps) {
  const { t, language } = useTranslation('components');
  const limitOf = ({ days, hours }: { days?: number | undefined; hours?: number | undefined }) => {
    if (days !== undefined) return t('timeLimits.days', { count: days, n: formatNumber(days, language) });
    if (hours !== undefined) return t('timeLimits.hours', { count: hours, n: formatNumber(hours, language) });
    return undefined;
  };
  return (
    <>
      <StackedTable className={styles.table}>
        <caption>{caption}</caption>
        <TableHead columns={[t('timeLimits.step'), t('timeLimits.limit'), t('timeLimits.note')]} />
        <tbody>
          {limits.rows.map((row) => (
            <tr key={row.step}>
              <th scope="row">{row.step}</th>
              <td>{limitOf(row) ? <b className={styles.limit}>{limitOf(row)}</b> : t('timeLimits.unknown')}</td>
              <td>{row.text}</td>
            </tr>
          ))}
        </tbody>
      </StackedTable>
      {limits.confidence === 'medium' && <p className={styles.doubt}>{t('toBeConfirmed')}</p>}
    </>
  );
}
