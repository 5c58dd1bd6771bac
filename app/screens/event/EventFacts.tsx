import { CalendarPlus } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './EventFacts.module.css';

type EventFactsProps = {
  event: {
    title: string;
    description: string;
    minutes: number;
    startDate: string;
    endDate: string;
    venue: string;
    postedDate: string;
    calendar: string | undefined;
  };
};

/** When and where, for the calendar and for others. The first thing on a phone, beside the text on a wide screen. */
export function EventFacts({ event }: EventFactsProps) {
  const { t } = useTranslation('event');
  const language = useLanguage();
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
          // Without `download`: a phone then offers its calendar and not its folder of files.
          <a className={buttons.secondary} href={event.calendar}>
            <CalendarPlus aria-hidden="true" />
            {t('addToCalendar')}
          </a>
        )}
      </PageActions>
    </section>
  );
}
