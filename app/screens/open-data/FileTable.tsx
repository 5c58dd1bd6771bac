import { StackedTable } from '#app/components/text/StackedTable.tsx';
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
      <thead>
        <tr>
          <th scope="col">{t('set')}</th>
          {sets[0]?.files.map(({ kind }) => (
            <th scope="col" key={kind}>
              {TERMS[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sets.map(({ id, entries, files }) => (
          <tr key={id}>
            <th scope="row">
              {t(`sets.${id}`)}
              <span className={styles.count}>
                {t('entries', { count: entries, n: formatNumber(entries, language) })}
              </span>
            </th>
            {files.map(({ kind, path, bytes }) => (
              <td key={kind}>
                <a className={styles.file} href={path}>
                  {t('size', { kind: TERMS[kind], size: formatFileSize(bytes, language) })}
                  <span className="sr">: {t(`sets.${id}`)}</span>
                </a>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
