import { useTranslation } from 'react-i18next';
import buttons from '#app/components/buttons/buttons.module.css';
import { EmptyState } from '#app/components/EmptyState/EmptyState.tsx';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';

/** The index did not arrive: try again, or look it up in the list of everything. */
export function NotFetched({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState picture="/images/scenes/search-geru.svg">
      <div role="alert">
        <h2>{t('failed')}</h2>
        <p>{t('failedText')}</p>
      </div>
      <p>
        <button type="button" className={buttons.primary} onClick={onTryAgain}>
          {t('tryAgain')}
        </button>
      </p>
      <p>
        <PageLink className={buttons.onward} to="/sitemap">
          {t('index')}
        </PageLink>
      </p>
    </EmptyState>
  );
}
