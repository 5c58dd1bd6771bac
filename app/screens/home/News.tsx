import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import buttons from '#app/components/buttons.module.css';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PdfSize } from '#app/components/links/FileLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { dateParts } from '#app/i18n/dates.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import { HomeSection } from './HomeSection.tsx';
import styles from './News.module.css';
import { Tabs } from './Tabs.tsx';

export function News({ notices, tenders, events }: Pick<HomeContent, 'notices' | 'tenders' | 'events'>) {
  const { t } = useTranslation(['home', 'components']);
  const beside = (
    <>
      <PageLink to="/notices/notices" className={buttons.onward}>
        {t('news.allNotices')}
        <ArrowRight aria-hidden="true" />
      </PageLink>
      <PageLink to="/notices/pastevents" className={buttons.onward}>
        {t('news.allEvents')}
        <ArrowRight aria-hidden="true" />
      </PageLink>
    </>
  );
  const noticeList =
    notices.length === 0 ? (
      <p>{t('news.noNotices')}</p>
    ) : (
      <ul>
        {notices.map(({ id, title, date, file, bytes }) => (
          <DatedItem key={id} date={date} details={<PdfSize bytes={bytes} />}>
            <ExternalLink href={file}>{title}</ExternalLink>
          </DatedItem>
        ))}
      </ul>
    );
  const tenderList =
    tenders.length === 0 ? (
      <div className={styles.empty}>
        <p>{t('news.noTenders')}</p>
        <PageLink to="/office/assistant" className={buttons.onward}>
          {t('findOffice')}
          <ArrowRight aria-hidden="true" />
        </PageLink>
      </div>
    ) : (
      <ul>
        {tenders.map(({ title, date, path }) => (
          <DatedItem key={path} date={date}>
            <PageLink to={path}>{title}</PageLink>
          </DatedItem>
        ))}
      </ul>
    );
  const eventList =
    events.length === 0 ? (
      <p>{t('news.noEvents')}</p>
    ) : (
      <ul>
        {events.map(({ title, date, path, sample }) => (
          <DatedItem key={path} date={date} details={sample && <em>{t('components:sample')}</em>}>
            <PageLink to={path}>{title}</PageLink>
          </DatedItem>
        ))}
      </ul>
    );
  return (
    <HomeSection title={t('news.title')} tone="lime" beside={beside}>
      <Tabs
        label={t('news.title')}
        tabs={[
          { title: t('news.notices'), content: noticeList },
          { title: t('news.tenders'), content: tenderList },
          { title: t('news.events'), content: eventList },
        ]}
      />
    </HomeSection>
  );
}

type DatedItemProps = { date: string; details?: ReactNode; children: ReactNode };

function DatedItem({ date, details, children }: DatedItemProps) {
  const language = useLanguage();
  const { day, month, year } = dateParts(date, language);
  return (
    <li className={styles.item}>
      <time className={styles.date} dateTime={date}>
        <b>{formatNumber(day, language)}</b>{' '}
        <span>
          {month} {year}
        </span>
      </time>
      <div className={styles.text}>
        {children}
        {details && <p className={styles.details}>{details}</p>}
      </div>
    </li>
  );
}
