import { type ReactNode, useId } from 'react';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PdfSize } from '#app/components/links/FileLink.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Cautioned } from '#app/model/cautions.ts';
import type { HomeContent } from './content.server.ts';
import { HomeSection } from './HomeSection.tsx';
import styles from './News.module.css';

type NewsProps = Pick<HomeContent, 'notices' | 'tenders' | 'events'>;

export function News({ notices, tenders, events }: NewsProps) {
  const { t } = useTranslation(['home', 'components']);
  const noTenders = (
    <div className={styles.empty}>
      <p>{t('news.noTenders')}</p>
      <OnwardLink to="/office/assistant">{t('start.office')}</OnwardLink>
    </div>
  );
  const noticeItems = notices.map(({ id, title, date, file, bytes, isSummary, ...notice }) => (
    <DatedItem
      key={id}
      date={date}
      details={
        <>
          {' · '}
          <PdfSize bytes={bytes} />
          {isSummary && ` · ${t('components:siteSummary')}`}
        </>
      }
      cautioned={notice}
    >
      <ExternalLink href={file}>{title}</ExternalLink>
    </DatedItem>
  ));
  const tenderItems = tenders.map(({ title, date, path }) => (
    <DatedItem key={path} date={date}>
      <PageLink to={path}>{title}</PageLink>
    </DatedItem>
  ));
  const eventItems = events.map(({ title, date, path, cautioned }) => (
    <DatedItem key={path} date={date} cautioned={cautioned}>
      <PageLink to={path}>{title}</PageLink>
    </DatedItem>
  ));
  const listOrMessage = (none: ReactNode, items: ReactNode[]) =>
    items.length > 0 ? <ul role="list">{items}</ul> : none;
  return (
    <HomeSection title={t('news.title')} more={<OnwardLink to="/notices/notices">{t('news.allNotices')}</OnwardLink>}>
      <Tabs
        label={t('news.title')}
        tabs={[
          { title: t('news.notices'), content: listOrMessage(<p>{t('news.noNotices')}</p>, noticeItems) },
          { title: t('news.tenders'), content: listOrMessage(noTenders, tenderItems) },
          {
            title: t('news.events'),
            content: (
              <>
                {listOrMessage(<p>{t('news.noEvents')}</p>, eventItems)}
                <OnwardLink to="/notices/pastevents">{t('news.allEvents')}</OnwardLink>
              </>
            ),
          },
        ]}
      />
    </HomeSection>
  );
}

type DatedItemProps = { date: string; details?: ReactNode; cautioned?: Cautioned; children: ReactNode };

function DatedItem({ date, details, cautioned, children }: DatedItemProps) {
  const language = useLanguage();
  return (
    <li className={styles.item}>
      <div>
        {children}
        {cautioned && <Cautions entry={cautioned} />}
      </div>
      <p className="small">
        <time dateTime={date}>{formatDate(date, language)}</time>
        {details}
      </p>
    </li>
  );
}

/** Renders the ARIA tabs pattern (tabs.ts). Without JavaScript, shows all panels with headings. */
function Tabs({ label, tabs }: { label: string; tabs: { title: string; content: ReactNode }[] }) {
  const id = useId();
  return (
    <>
      <div role="tablist" aria-label={label} className={`needs-script no-print ${styles.tabs}`} data-awaits-script="">
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, content }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          className={styles.panel}
          data-chosen={index === 0}
        >
          <h3 className={styles.heading}>{title}</h3>
          {content}
        </div>
      ))}
    </>
  );
}
