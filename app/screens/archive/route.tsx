import { PdfSize, ViewFileLink } from '#app/components/links/FileLink.tsx';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { site } from '#app/model/site/data.server.ts';
import type { Route } from './+types/route';
import styles from './Archive.module.css';
import { type Archived, archived } from './archived.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'archive');
  return {
    ...archived(language),
    lastUpdated: site.lastUpdated,
    page: { title: t('title'), description: t('description') },
  };
}

export default function ArchiveScreen({
  loaderData: { notices, events, retired, provenance, lastUpdated },
}: Route.ComponentProps) {
  const { t } = useTranslation(['archive', 'shell']);
  return (
    <Page title={t('title')} lead={t('description')} figures="figures-service" provenance={provenance}>
      <div className={styles.parts}>
        <LabelledSection title={t('notices')}>
          {notices.length > 0 ? <ArchivedNotices notices={notices} /> : <p>{t('noNotices')}</p>}
          <LinkList ways={[{ label: t('currentNotices'), path: '/notices/notices' }]} />
        </LabelledSection>
        <LabelledSection title={t('events')}>
          {events.length > 0 ? <ArchivedEvents events={events} /> : <p>{t('noEvents')}</p>}
          <LinkList
            ways={[
              { label: t('pastEvents'), path: '/notices/pastevents' },
              { label: t('photoGallery'), path: '/photogallery' },
            ]}
          />
        </LabelledSection>
        <LabelledSection title={t('retired')}>
          {retired.length > 0 ? <RetiredEntries retired={retired} /> : <p>{t('noRetired')}</p>}
        </LabelledSection>
        <LabelledSection title={t('how')}>
          <p>{t('howText', { date: formatDate(lastUpdated, useLanguage()) })}</p>
          <p>{t('older')}</p>
          <LinkList
            ways={[
              { label: t('policies'), path: '/policies' },
              { label: t('regionalOffice'), path: '/commissionerate' },
            ]}
          />
        </LabelledSection>
      </div>
    </Page>
  );
}

function ArchivedNotices({ notices }: Pick<Archived, 'notices'>) {
  const { t, language } = useTranslation(['archive', 'components']);
  return (
    <ul className={styles.entries}>
      {notices.map(({ id, title, date, file, bytes, since, sample }) => (
        <li key={id}>
          <b>{title}</b>
          <p className={styles.days}>
            {t('noticeOf', { date: formatDate(date, language) })} {t('since', { date: formatDate(since, language) })}
            {sample && ` ${t('components:sample')}.`}
          </p>
          <ViewFileLink href={file} title={title} /> <PdfSize bytes={bytes} />
        </li>
      ))}
    </ul>
  );
}

function ArchivedEvents({ events }: Pick<Archived, 'events'>) {
  const { t, language } = useTranslation(['archive', 'components']);
  return (
    <ul className={styles.entries}>
      {events.map(({ id, title, since, sample }) => (
        <li key={id}>
          <PageLink to={`/notices/events/${id}`} className={styles.event}>
            {title}
          </PageLink>
          <p className={styles.days}>
            {t('since', { date: formatDate(since, language) })}
            {sample && ` ${t('components:sample')}.`}
          </p>
        </li>
      ))}
    </ul>
  );
}

function RetiredEntries({ retired }: Pick<Archived, 'retired'>) {
  const { t, language } = useTranslation(['archive', 'retired']);
  return (
    <ul className={styles.entries}>
      {retired.map(({ kind, id, title, on, why, instead }) => (
        <li key={`${kind} ${id}`}>
          <b>{title}</b>
          <p className={styles.days}>
            {t('closedSince', { kind: t(`kinds.${kind}`), date: formatDate(on, language) })}
          </p>
          <p>{why}</p>
          {instead && (
            <PageLink to={instead.path} className={styles.event}>
              {instead.title ? t('retired:instead', { title: instead.title }) : t('retired:insteadUnnamed')}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
