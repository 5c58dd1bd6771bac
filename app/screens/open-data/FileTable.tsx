import {
  ColumnHead,
  RowHead,
  StackedTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '#app/components/StackedTable/StackedTable.tsx';
import { formatFileSize, formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DataSetShown } from './dataSets.server.ts';
import styles from './OpenData.module.css';
import { TERMS } from './terms.ts';

type FileTableProps = { sets: DataSetShown[] };

/** Each data set with its three files and their sizes. */
export function FileTable({ sets }: FileTableProps) {
  const { t } = useTranslation('open-data');
  const language = useLanguage();
  return (
    <StackedTable className={styles.files}>
      <caption className="sr">{t('files')}</caption>
      <TableHead>
        <ColumnHead>{t('set')}</ColumnHead>
        {sets[0]?.files.map(({ kind }) => (
          <ColumnHead key={kind}>{TERMS[kind]}</ColumnHead>
        ))}
      </TableHead>
      <TableBody>
        {sets.map(({ id, entries, files }) => (
          <TableRow key={id}>
            <RowHead>
              {t(`sets.${id}`)}
              <span className={styles.count}>
                {t('entries', { count: entries, n: formatNumber(entries, language) })}
              </span>
            </RowHead>
            {files.map(({ kind, path, bytes }) => (
              <TableCell key={kind}>
                <a className={styles.file} href={path}>
                  {t('size', { kind: TERMS[kind], size: formatFileSize(bytes, language) })}
                  <span className="sr">: {t(`sets.${id}`)}</span>
                </a>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </StackedTable>
  );
}
