import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './NoSchemes.module.css';

/** Nothing fits the filter: a way back to everything, and ways onward. */
export function NoSchemes({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation('schemes');
  return (
    <EmptyState picture="/images/scenes/search-geru.svg">
      <h2>{t('noSchemes')}</h2>
      <p>{t('noSchemesText')}</p>
      <p>
        <button type="button" className={buttons.primary} onClick={onShowAll}>
          {t('allSchemes')}
        </button>
      </p>
      <ul>
        <li>
          <PageLink className={styles.link} to="/office/assistant">
            {t('findOffice')}
          </PageLink>
        </li>
        <li>
          <PageLink className={styles.link} to="/search">
            {t('searchSite')}
          </PageLink>
        </li>
      </ul>
    </EmptyState>
  );
}
