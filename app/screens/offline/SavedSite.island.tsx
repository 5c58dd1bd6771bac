import { useEffect, useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { useHistoryEntry } from '#app/components/hooks/useHistoryEntry.ts';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { pathIn, plainPath } from '#app/i18n/language.ts';
import { siteAddress } from '#app/i18n/siteAddress.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { readSavedPages, type SavedPage } from '#app/offline/savedPages.ts';
import styles from './Offline.module.css';
import { SaveSite } from './SaveSite.tsx';

export function SavedSite() {
  return (
    <>
      <NotSaved />
      <div className="needs-script">
        <SavedPages />
        <SaveSite />
      </div>
    </>
  );
}

/** Appears when the service worker redirects to `/offline?page=/scheme`, because `/scheme` is not saved. */
function NotSaved() {
  const { t } = useTranslation('offline');
  const requested = new URLSearchParams(useHistoryEntry().search).get('page');
  // Validates the requested address, because a link can contain any value.
  const page = requested ? siteAddress(requested, window.location.origin) : undefined;
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

/** Lists the saved pages, newest first, except this page. */
function SavedPages() {
  const { t, language } = useTranslation('offline');
  const [pages, setPages] = useState<SavedPage[]>();
  useEffect(() => {
    // Shows no pages if storage is blocked.
    readSavedPages(language).then(setPages, () => setPages([]));
  }, [language]);
  const shown = pages?.filter(({ path }) => plainPath(path) !== '/offline');
  return (
    <LabelledSection title={t('savedPages')}>
      <ul className={styles.pages}>
        {shown?.map(({ path, title, day }) => (
          <li key={path}>
            {/* Is a plain link, because the service worker saves and opens pages as documents. */}
            <a href={pathIn(language, plainPath(path))}>{title}</a>
            <span>{t('savedOn', { date: formatDate(day, language) })}</span>
          </li>
        ))}
      </ul>
      <p role="status">{shown?.length === 0 && t('noneSaved')}</p>
    </LabelledSection>
  );
}
