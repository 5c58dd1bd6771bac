import { ExternalLink } from '#app/components/ExternalLink/ExternalLink.tsx';
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
import type { Information } from './informationIn.server.ts';
import styles from './ScreenReaderTable.module.css';

type ScreenReaderTableProps = {
  readers: NonNullable<Information['sections'][number]['screenReaders']>;
  caption: string;
};

/** Screen readers: where each runs, what it costs and how one begins. */
export function ScreenReaderTable({ readers, caption }: ScreenReaderTableProps) {
  const { t } = useTranslation('information');
  return (
    <StackedTable className={styles.table}>
      <caption className="sr">{caption}</caption>
      <TableHead>
        <ColumnHead>{t('reader.name')}</ColumnHead>
        <ColumnHead>{t('reader.system')}</ColumnHead>
        <ColumnHead>{t('reader.cost')}</ColumnHead>
        <ColumnHead>{t('reader.start')}</ColumnHead>
      </TableHead>
      <TableBody>
        {readers.map(({ name, system, cost, start, address }) => (
          <TableRow key={name}>
            <RowHead>{name}</RowHead>
            <TableCell>{system}</TableCell>
            <TableCell>{t(`cost.${cost}`)}</TableCell>
            <TableCell>
              {start}{' '}
              {address && (
                <ExternalLink href={address} className={styles.address}>
                  {new URL(address).host}
                </ExternalLink>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </StackedTable>
  );
}
