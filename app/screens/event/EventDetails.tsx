import { ArrowLeft, CalendarPlus } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { Page } from '#app/components/page/Page.tsx';
import type { Crumb } from '#app/components/page/PageHead.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Event } from '#app/model/events/schema.server.ts';
import type { Localized } from '#app/model/localize.ts';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import styles from './EventDetails.module.css';

/** `calendar`: address of the iCalendar file; past events have none. */
type EventDetailsProps = {
  event: Omit<Localized<Event>, 'image'> & {
    image: MadePicture;
    past: boolean;
    minutes: number;
    calendar: string | undefined;
  };
};

const SIZES = '(min-width: 1200px) 48rem, (min-width: 992px) 64vw, 100vw';

export function EventDetails({ event }: EventDetailsProps) {
  const { t } = useTranslation(['event', 'shell']);
  const list: Required<Crumb> = event.past
    ? { path: '/notices/pastevents', label: t('shell:nav.pastEvents') }
    : { path: '/notices/events', label: t('shell:nav.events') };
  return (
    <Page parents={[list]} title={event.title} figures={null} provenance={event}>
      <div className={styles.body}>
        <EventFacts event={event} />
        <div className={styles.text}>
          <Picture className={styles.picture} picture={event.image} alt={event.imageAlt} sizes={SIZES} />
          {event.fullDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="no-print">
            <PageLink to={list.path} className={buttons.secondary}>
              <ArrowLeft aria-hidden="true" />
              {t('backToEvents')}
            </PageLink>
          </p>
        </div>
      </div>
    </Page>
  );
}

function EventFacts({ event }: EventDetailsProps) {
  const { t, language } = useTranslation('event');
  const facts = [
    { label: t('startDate'), value: formatDate(event.startDate, language) },
    { label: t('endDate'), value: formatDate(event.endDate, language) },
    { label: t('venue'), value: event.venue },
    { label: t('postedDate'), value: formatDate(event.postedDate, language) },
  ];
  return (
    <section className={styles.facts}>
      <h2>{t('details')}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PageActions
        title={event.title}
        actions={['listen', 'share']}
        lines={() => [`${facts[0]?.value}, ${event.venue}`, event.description]}
        minutes={event.minutes}
        inPanel
      >
        {event.calendar && (
          // Without `download`, so that a phone offers its calendar instead of its downloads.
          <a className={buttons.secondary} href={event.calendar}>
            <CalendarPlus aria-hidden="true" />
            {t('addToCalendar')}
          </a>
        )}
      </PageActions>
    </section>
  );
}
