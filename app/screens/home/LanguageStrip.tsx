import { ChevronRight } from 'lucide-react';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './LanguageStrip.module.css';

/** Offers the page in Marathi to readers of the English home page, until a language is saved (app/early/savedLanguage.ts). */
export function LanguageStrip() {
  const { t } = useTranslation('home');
  return (
    <div className={`no-print ${styles.strip}`}>
      <div className="wrap">
        <a className={`ends ${styles.link}`} href={pathIn('mr', '/')} hrefLang="mr" lang="mr" data-language="mr">
          {t('inMarathi')}
          <ChevronRight aria-hidden="true" />
        </a>
      </div>
    </div>
  );
}
