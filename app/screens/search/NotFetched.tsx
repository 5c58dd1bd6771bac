import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';

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
