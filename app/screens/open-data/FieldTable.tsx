import { StackedTable } from '#app/components/text/StackedTable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { TableFields } from './dataSets.server.ts';
import styles from './OpenData.module.css';
import { TERMS } from './terms.ts';

type FieldTableProps = { table: TableFields; year: string };

/** What stands in each field of a table. */
export function FieldTable({ table: { id, fields }, year }: FieldTableProps) {
  const { t } = useTranslation('open-data');
  return (
    <StackedTable className={styles.fields}>
      <caption>{t(`tables.${id}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, both }) => (
          <tr key={name}>
            <th scope="row">
              <code lang="en">{name}</code>
            </th>
            <td>
              {t(`names.${name}` as 'names.confidence', { ...TERMS, year })}
              {both && ` (${t('bothLanguages')})`}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
