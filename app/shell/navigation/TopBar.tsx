import { ALargeSmall, Moon } from 'lucide-react';
import { useLocation } from 'react-router';
import { LANGUAGES, otherLanguage, pathIn, plainPath } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ShellSite } from '../document/site.server.ts';
import styles from './TopBar.module.css';

const LANGUAGE_NAMES = { en: 'english', mr: 'marathi' } as const;
const SIZES = [
  { size: '0', word: 'textSizeNormal' },
  { size: '1', word: 'textSizeLarge' },
  { size: '2', word: 'textSizeLargest' },
] as const;

/** Renders the `data-action` buttons, which app/early/choices.ts handles, so that they work before hydration. */
export function TopBar({ government, governmentInOtherLanguage }: ShellSite) {
  const { t, language } = useTranslation('shell');
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        <p className={styles.government}>
          {government} <span lang={otherLanguage(language)}>{governmentInOtherLanguage}</span>
        </p>
        <fieldset className={`needs-script ${styles.sizes}`} aria-label={t('textSize')}>
          {SIZES.map(({ size, word }) => (
            <button
              key={size}
              type="button"
              data-action={`textSize:${size}`}
              aria-pressed={size === '0'}
              aria-label={t(word)}
              suppressHydrationWarning
            >
              {t('letter')}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className={`needs-script ${styles.nextSize}`}
          data-action="textSize:next"
          aria-label={t('textSizeNext')}
        >
          <ALargeSmall aria-hidden="true" />
        </button>
        <button
          type="button"
          className={`needs-script ${styles.theme}`}
          data-action="theme:dark"
          aria-pressed="false"
          aria-label={t('themeLabel')}
          suppressHydrationWarning
        >
          <Moon aria-hidden="true" />
          <span className={styles.themeWord}>{t('theme')}</span>
        </button>
        <LanguageSwitch />
      </div>
    </div>
  );
}

/** Uses plain links, so that pages load only one language. The early script adds query and hash and saves the choice. */
function LanguageSwitch() {
  const { t, language } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <nav className={styles.languages} aria-label={t('languageLabel')}>
      {LANGUAGES.map((choice) => (
        <a
          key={choice}
          href={pathIn(choice, plainPath(pathname))}
          hrefLang={choice}
          lang={choice}
          data-language={choice}
          aria-current={choice === language ? 'true' : undefined}
        >
          {t(LANGUAGE_NAMES[choice])}
        </a>
      ))}
    </nav>
  );
}
