import { Cautions } from '#app/components/facts/Cautions.tsx';
import { PdfSize, ViewFileLink } from '#app/components/links/FileLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { FEEDS } from '#app/model/feeds/addresses.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { localize } from '#app/model/localize.ts';
import { noticesInForce, noticeTexts } from '#app/model/notices/data.server.ts';
import type { Route } from './+types/route';
import styles from './Notices.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'notices');
  return {
    notices: localize(noticesInForce, language).map((notice) => ({
      ...notice,
      bytes: fileBytes(notice.pdfUrl),
      isSummary: noticeTexts.has(notice.id),
    })),
    provenance: combineProvenance(noticesInForce),
    page: { title: t('title'), description: t('description') },
  };
}

export default function NoticesScreen({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation(['notices', 'components']);
  const [atom, json] = FEEDS;
  return (
    <Page title={t('title')} provenance={loaderData.provenance}>
      <div className={styles.body}>
        {loaderData.notices.length > 0 ? (
          <DataTable
            className={styles.table}
            caption={t('caption')}
            captionHidden
            columns={[t('noticeTitle'), t('date'), t('size'), t('open')]}
          >
            {loaderData.notices.map(({ id, title, date, pdfUrl, bytes, isSummary, ...notice }) => (
              <tr key={id}>
                <th scope="row">
                  {title}
                  <Cautions entry={notice} />
                  {isSummary && <span className={styles.sample}>{t('components:siteSummary')}</span>}
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
          </DataTable>
        ) : (
          <EmptyState>
            <h2>{t('none')}</h2>
          </EmptyState>
        )}
        <Note>
          {t('cannotOpen')} <PageLink to="/office/assistant">{t('findOffice')}</PageLink>
        </Note>
        <p className="small">
          {t('feeds')} <a href={pathIn(language, atom.path)}>Atom</a>,{' '}
          <a href={pathIn(language, json.path)}>JSON Feed</a>
        </p>
      </div>
    </Page>
  );
}
