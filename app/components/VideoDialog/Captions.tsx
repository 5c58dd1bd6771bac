import { LANGUAGES } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { captionFile } from '#app/model/videos/captionFile.ts';

const NAMES = { en: 'english', mr: 'marathi' } as const;

/** The captions of a film in both languages. Those in the page's language are on; the player's menu has the others. */
export function Captions({ film }: { film: string }) {
  const { t } = useTranslation('shell');
  const shown = useLanguage();
  return LANGUAGES.map((language) => (
    <track
      key={language}
      kind="captions"
      src={captionFile(film, language)}
      srcLang={language}
      label={t(NAMES[language])}
      default={language === shown}
    />
  ));
}
