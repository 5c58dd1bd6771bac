import { PdfSize, ViewFileLink } from '#app/components/FileLink/FileLink.tsx';
import {
  ColumnHead,
  RowHead,
  StackedTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '#app/components/StackedTable/StackedTable.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Localized } from '#app/model/localize.ts';
import type { Notice } from '#app/model/notices/schema.server.ts';
import styles from './Notices.module.css';

type NoticeTableProps = { notices: (Localized<Notice> & { bytes: number })[] };

/** Title, day, size and the link that opens the PDF. */
export function NoticeTable({ notices }: NoticeTableProps) {
  const { t } = useTranslation(['notices', 'components']);
  const language = useLanguage();
  return (
    <StackedTable className={styles.table}>
      <caption className="sr">{t('caption')}</caption>
      <TableHead>
        <ColumnHead>{t('noticeTitle')}</ColumnHead>
        <ColumnHead>{t('date')}</ColumnHead>
        <ColumnHead>{t('size')}</ColumnHead>
        <ColumnHead>{t('open')}</ColumnHead>
      </TableHead>
      <TableBody>
        {notices.map(({ id, title, date, pdfUrl, bytes, sample }) => (
          <TableRow key={id}>
            <RowHead>
              {title}
              {sample && <span className={styles.sample}>{t('components:sampleNote')}</span>}
            </RowHead>
            <TableCell>
              <time dateTime={date}>{formatDate(date, language)}</time>
            </TableCell>
            <TableCell>
              <PdfSize bytes={bytes} />
            </TableCell>
            <TableCell>
              <ViewFileLink href={pdfUrl} title={title} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </StackedTable>
  );
}
