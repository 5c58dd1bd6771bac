import { useEffect, useState } from 'react';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { pathIn, plainPath } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { readSavedPages, type SavedPage } from '#app/offline/savedPages.ts';
import styles from './SavedPages.module.css';

/** What was read and kept, the newest first. The offline page itself is there anyway. */
export function SavedPages() {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  const [pages, setPages] = useState<SavedPage[]>();
  useEffect(() => {
    // A browser that keeps nothing refuses to look.
    readSavedPages(language).then(setPages, () => setPages([]));
  }, [language]);
  const shown = pages?.filter(({ path }) => plainPath(path) !== '/offline');
  return (
    <LabelledSection title={t('savedPages')}>
      <ul className={styles.pages}>
        {shown?.map(({ path, title, day }) => (
          <li key={path}>
            {/* As a document: that is how it is kept, and how it opens without internet. */}
            <a href={pathIn(language, plainPath(path))}>{title}</a>
            <span>{t('savedOn', { date: formatDate(day, language) })}</span>
          </li>
        ))}
      </ul>
      <p role="status">{shown?.length === 0 && t('noneSaved')}</p>
    </LabelledSection>
  );
}
