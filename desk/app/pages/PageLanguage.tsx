import type { Language } from '#app/i18n/language.ts';
import { Button } from '../Button.tsx';
import { useTranslator } from '../words.ts';
import styles from './PageLanguage.module.css';

/** The names of the languages in themselves. */
const NAMES = [
  ['mr', 'मराठी'],
  ['en', 'English'],
] as const;

/** Chooses the language of a shown page. */
export function PageLanguage({ language, onChoose }: { language: Language; onChoose: (language: Language) => void }) {
  const { t } = useTranslator();
  return (
    <fieldset className={styles.switch} aria-label={t('pages.language')}>
      {NAMES.map(([code, name]) => (
        <Button key={code} label={name} lang={code} aria-pressed={code === language} onClick={() => onChoose(code)} />
      ))}
    </fieldset>
  );
}
