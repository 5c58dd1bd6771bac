import type { ReactNode } from 'react';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import { PdfSize, ViewFileLink } from '#app/components/links/FileLink.tsx';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import prose from '#app/components/text/Prose.module.css';
import { formatDate } from '#app/i18n/format/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { retiredEntries } from '#app/model/archive/retired.server.ts';
import { localizeRetired } from '#app/model/archive/retiredPage.server.ts';
import { expired } from '#app/model/archive/rules.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { pastEvents } from '#app/model/events/rules.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { dayAfter } from '#app/model/indiaTime.ts';
import { notices } from '#app/model/notices/data.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { AS_OF, site } from '#app/model/site/data.server.ts';
import type { Route } from './+types/route';
import styles from './Archive.module.css';

/** Collects expired notices, past events and retired entries. `since`: date from which an entry is in the archive. */
export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'archive');
  const expiredNotices = expired(notices, AS_OF);
  const past = pastEvents(events, AS_OF);
  return {
    provenance: combineProvenance([...expiredNotices, ...past]),
    notices: expiredNotices.map(({ id, title, date, pdfUrl, since, sample }) => {
      const file = pdfUrl[language];
      return { id, title: title[language], date, file, bytes: fileBytes(file), since, sample };
    }),
    events: past.map(({ id, title, endDate, sample }) => ({
      id,
      title: title[language],
      since: dayAfter(endDate),
      sample,
    })),
    retired: retiredEntries.map((entry) => localizeRetired(entry, language)),
    lastUpdated: site.lastUpdated,
    page: { title: t('title'), description: t('description') },
  };
}

export type Archived = ReturnType<typeof loader>;

export default function ArchiveScreen({ loaderData }: Route.ComponentProps) {
  const { notices, events, retired, provenance, lastUpdated, page } = loaderData;
  const { t, language } = useTranslation('archive');
  return (
    <Page title={page.title} lead={t('description')} figures="figures-service" provenance={provenance}>
      <div className={`page-end ${prose.parts}`}>
        <LabelledSection title={t('notices')}>
          <Entries none={t('noNotices')}>
            {notices.map((notice) => (
              <ArchivedNotice key={notice.id} notice={notice} />
            ))}
          </Entries>
          <LinkList links={[{ label: t('currentNotices'), path: '/notices/notices' }]} />
        </LabelledSection>
        <LabelledSection title={t('events')}>
          <Entries none={t('noEvents')}>
            {events.map((event) => (
              <ArchivedEvent key={event.id} event={event} />
            ))}
          </Entries>
          <LinkList
            links={[
              { label: t('pastEvents'), path: '/notices/pastevents' },
              { label: t('photoGallery'), path: '/photogallery' },
            ]}
          />
        </LabelledSection>
        <LabelledSection title={t('retired')}>
          <Entries none={t('noRetired')}>
            {retired.map((entry) => (
              <RetiredEntry key={`${entry.kind} ${entry.id}`} entry={entry} />
            ))}
          </Entries>
        </LabelledSection>
        <LabelledSection title={t('how')}>
          <p>{t('howText', { date: formatDate(lastUpdated, language) })}</p>
          <p>{t('older')}</p>
          <LinkList
            links={[
              { label: t('policies'), path: '/policies' },
              { label: t('regionalOffice'), path: '/commissionerate' },
            ]}
          />
        </LabelledSection>
      </div>
    </Page>
  );
}

function Entries({ none, children }: { none: string; children: ReactNode[] }) {
  return children.length > 0 ? <ul className={`ruled ${styles.entries}`}>{children}</ul> : <p>{none}</p>;
}

function ArchivedNotice({ notice }: { notice: Archived['notices'][number] }) {
  const { t, language } = useTranslation(['archive', 'components']);
  const { title, date, file, bytes, since, sample } = notice;
  return (
    <li>
      <b>{title}</b>
      <p className="muted">
        {t('noticeOf', { date: formatDate(date, language) })} {t('since', { date: formatDate(since, language) })}
      </p>
      <Cautions entry={{ sample }} />
      <ViewFileLink href={file} title={title} /> <PdfSize bytes={bytes} />
    </li>
  );
}

function ArchivedEvent({ event: { id, title, since, sample } }: { event: Archived['events'][number] }) {
  const { t, language } = useTranslation(['archive', 'components']);
  return (
    <li>
      <PageLink to={pageOf.events(id)} className="tap">
        {title}
      </PageLink>
      <p className="muted">{t('since', { date: formatDate(since, language) })}</p>
      <Cautions entry={{ sample }} />
    </li>
  );
}

function RetiredEntry({ entry: { kind, title, on, why, instead } }: { entry: Archived['retired'][number] }) {
  const { t, language } = useTranslation(['archive', 'retired']);
  return (
    <li>
      <b>{title}</b>
      <p className="muted">{t('closedSince', { kind: t(`kinds.${kind}`), date: formatDate(on, language) })}</p>
      <p>{why}</p>
      {instead && (
        <PageLink to={instead.path} className="tap">
          {instead.title ? t('retired:instead', { title: instead.title }) : t('retired:insteadUnnamed')}
        </PageLink>
      )}
    </li>
  );
}
