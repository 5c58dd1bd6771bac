import { PdfSize, ViewFileLink } from '#app/components/links/FileLink.tsx';
import { StackedTable } from '#app/components/text/StackedTable.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Localized } from '#app/model/localize.ts';
import type { notices as all } from '#app/model/notices/data.server.ts';
import styles from './Notices.module.css';

type NoticeTableProps = { notices: (Localized<(typeof all)[number]> & { bytes: number })[] };

/** Title, day, size and the link that opens the PDF. */
export function NoticeTable({ notices }: NoticeTableProps) {
  const { t } = useTranslation(['notices', 'components']);
  const language = useLanguage();
  return (
    <StackedTable className={styles.table}>
      <caption className="sr">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('noticeTitle')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('size')}</th>
          <th scope="col">{t('open')}</th>
        </tr>
      </thead>
      <tbody>
        {notices.map(({ id, title, date, pdfUrl, bytes, sample }) => (
          <tr key={id}>
            <th scope="row">
              {title}
              {sample && <span className={styles.sample}>{t('components:sampleNote')}</span>}
            </th>
            <td>
              <time dateTime={date}>{formatDate(date, language)}</time>
            </td>
            <td>
              <PdfSize bytes={bytes} />
            </td>
            <td>
              <ViewFileLink href={pdfUrl} title={title} />
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
