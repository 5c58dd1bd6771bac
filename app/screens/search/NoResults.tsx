import { HandCoins, ListChecks, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/components/EmptyState/EmptyState.tsx';
import { PhoneLink } from '#app/components/PhoneLink/PhoneLink.tsx';
import { WaysOn } from '#app/components/WaysOn/WaysOn.tsx';
import styles from './NoResults.module.css';

export type Helpline = { number: string; title: string; confidence: 'high' | 'medium' };

const WAYS_ON = [
  { word: 'allSchemes', path: '/scheme', Icon: HandCoins },
  { word: 'findOffice', path: '/office/assistant', Icon: MapPin },
  { word: 'everything', path: '/search', Icon: ListChecks },
] as const;

/** Nothing was found: ways onward, and people who can be asked. */
export function NoResults({ helplines }: { helplines: Helpline[] }) {
  const { t } = useTranslation(['search', 'components']);
  return (
    <EmptyState picture="/images/scenes/search-geru.svg">
      <p>{t('noResultsText')}</p>
      <nav aria-label={t('waysOn')}>
        <WaysOn ways={WAYS_ON.map(({ word, path, Icon }) => ({ label: t(word), path, Icon }))} />
      </nav>
      <ul className={styles.helplines}>
        {helplines.map(({ number, title, confidence }) => (
          <li key={number}>
            <p>{title}</p>
            <PhoneLink number={number} of={title} />
            {confidence === 'medium' && <p className={styles.doubt}>{t('components:toBeConfirmed')}</p>}
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
