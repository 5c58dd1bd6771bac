import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/components/EmptyState/EmptyState.tsx';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import { PhoneLink } from '#app/components/PhoneLink/PhoneLink.tsx';
import styles from './NoResults.module.css';

export type Helpline = { number: string; title: string; confidence: 'high' | 'medium' };

/** Nothing was found: ways onward, and people who can be asked. */
export function NoResults({ helplines }: { helplines: Helpline[] }) {
  const { t } = useTranslation(['search', 'components']);
  return (
    <EmptyState picture="/images/scenes/search-geru.svg">
      <p>{t('noResultsText')}</p>
      <nav aria-label={t('waysOn')}>
        <ul>
          <li>
            <PageLink className={styles.link} to="/scheme">
              {t('allSchemes')}
            </PageLink>
          </li>
          <li>
            <PageLink className={styles.link} to="/office/assistant">
              {t('findOffice')}
            </PageLink>
          </li>
          <li>
            <PageLink className={styles.link} to="/search">
              {t('everything')}
            </PageLink>
          </li>
        </ul>
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
