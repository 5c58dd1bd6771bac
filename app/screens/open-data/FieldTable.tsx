import {
  ColumnHead,
  RowHead,
  StackedTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '#app/components/StackedTable/StackedTable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { TableFields } from './dataSets.server.ts';
import styles from './OpenData.module.css';
import { TERMS } from './terms.ts';

type FieldTableProps = { table: TableFields };

/** What stands in each field of a table. */
export function FieldTable({ table: { id, fields } }: FieldTableProps) {
  const { t } = useTranslation('open-data');
  return (
    <StackedTable className={styles.fields}>
      <caption>{t(`tables.${id}`)}</caption>
      <TableHead>
        <ColumnHead>{t('field')}</ColumnHead>
        <ColumnHead>{t('meaning')}</ColumnHead>
      </TableHead>
      <TableBody>
        {fields.map(({ name, both }) => (
          <TableRow key={name}>
            <RowHead>
              <code lang="en">{name}</code>
            </RowHead>
            <TableCell>
              {t(`names.${name}` as 'names.confidence', TERMS)}
              {both && ` (${t('bothLanguages')})`}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </StackedTable>
  );
}
