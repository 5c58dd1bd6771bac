import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ChoiceRow } from '../forms/ChoiceRow.tsx';
import { EmptyState } from '../text/EmptyState.tsx';
import { Note } from '../text/Note.tsx';
import { EventCard, type ListedEvent } from './EventCard.tsx';
import styles from './EventList.module.css';

type EventListProps = { events: ListedEvent[]; initialLayout: 'grid' | 'list'; whenEmpty: ReactNode };

export function EventList({ events, initialLayout, whenEmpty }: EventListProps) {
  const { t, language } = useTranslation('event');
  if (events.length === 0)
    return (
      <div className={styles.events}>
        <EmptyState picture="/images/scenes/nothing-geru.svg">{whenEmpty}</EmptyState>
      </div>
    );
  return (
    <div className={styles.events}>
      <div className={styles.tools}>
        <p className={styles.count}>{t('count', { count: events.length, n: formatNumber(events.length, language) })}</p>
        <LayoutChoice initial={initialLayout} />
      </div>
      <ul className={styles.entries}>
        {events.map((event) => (
          <li key={event.id} className={styles.entry}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      {events.some(({ sample }) => sample) && <Note kind="warning">{t('sampleNote')}</Note>}
    </div>
  );
}

type LayoutChoiceProps = { initial: 'grid' | 'list' };

/** Switches the layout by CSS alone: `:has()` in EventList.module.css reads the checked radio. */
function LayoutChoice({ initial }: LayoutChoiceProps) {
  const { t } = useTranslation('components');
  return (
    <ChoiceRow
      legend={t('showAs')}
      choices={[
        { value: 'grid', label: t('grid'), Icon: LayoutGrid },
        { value: 'list', label: t('list'), Icon: List },
      ]}
      initial={initial}
    />
  );
}
