import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { useHydrated } from '#app/components/hooks/useHydrated.ts';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { siteAddress } from '#app/i18n/siteAddress.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { isSavedAsData } from '#app/offline/savedPages.ts';
import styles from './NotSaved.module.css';

/** Shown where the worker has sent somebody whose page is not on the phone: `/offline?page=/scheme`. */
export function NotSaved() {
  const { t } = useTranslation('offline');
  const page = useWantedPage();
  useOpeningFromData(page);
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

/** Reads the page that was asked for from the query, where anybody may have written something else. */
function useWantedPage(): string | undefined {
  const [query] = useSearchParams();
  const page = query.get('page');
  return useHydrated() && page ? siteAddress(page, window.location.origin) : undefined;
}

/** A page that was only opened inside the site is kept as data. Inside the site it can be opened again. */
function useOpeningFromData(page: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (page === undefined) return;
    isSavedAsData(new URL(page, window.location.href).pathname).then(
      (isKept) => isKept && navigate(page, { replace: true }),
      // Where the browser keeps nothing there is nothing to open.
      () => undefined,
    );
  }, [page, navigate]);
}
