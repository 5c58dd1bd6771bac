import { useTranslation } from 'react-i18next';
import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import styles from './EventFacts.module.css';

type EventFactsProps = { event: { startDate: string; endDate: string; venue: string; postedDate: string } };

/** When and where. The first thing on a phone, beside the text on a wide screen. */
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
    </section>
  );
}
