import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { useHydrated } from '#app/components/hooks/useHydrated.ts';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { siteAddress } from '#app/i18n/siteAddress.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { isSavedAsData } from '#app/offline/savedPages.ts';
import styles from './NotSaved.module.css';

/** Shown when the service worker redirects to `/offline?page=/scheme` for a page that is not saved. */
export function NotSaved() {
  const { t } = useTranslation('offline');
  const page = useRequestedPage();
  useOpenSavedData(page);
  if (page === undefined) return null;
  return (
    <div className={styles.notSaved}>
      <EmptyState picture="/images/scenes/offline-raat.svg">
        <h2>{t('notSaved')}</h2>
        <p>{t('notSavedText')}</p>
        <p>
          <a className={buttons.primary} href={page}>
            {t('tryAgain')}
          </a>
        </p>
      </EmptyState>
    </div>
  );
}

/** Validates `?page=`, which anybody can write. */
function useRequestedPage(): string | undefined {
  const [query] = useSearchParams();
  const page = query.get('page');
  return useHydrated() && page ? siteAddress(page, window.location.origin) : undefined;
}

/** Opens pages that are saved as data only, which works by client-side navigation. */
function useOpenSavedData(page: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (page === undefined) return;
    isSavedAsData(new URL(page, window.location.href).pathname).then(
      (isKept) => isKept && navigate(page, { replace: true }),
      // Storage is blocked.
      () => undefined,
    );
  }, [page, navigate]);
}
