import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { useTranslator } from '../words.ts';

type Props = {
  url: string;
  page: string;
  revision: number | undefined;
  isWhole: boolean;
  /** Its page was not there before: until the entry is whole the site sends whoever asks for it somewhere else. */
  isNew: boolean;
};

/** The page that the entry makes, in both languages, as wide as a phone. It follows by itself when the content changes. */
export function Preview({ url, page, revision, isWhole, isNew }: Props) {
  const { t } = useTranslator();
  return (
    <section className="preview" aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      {!isWhole && <p className="note">{t('previewWaits')}</p>}
      <div className="phones">
        {LANGUAGES.map((language) => {
          const address = `${url}${pathIn(language, page)}`;
          const name = t(language === 'mr' ? 'marathi' : 'english');
          return (
            <div key={language}>
              <p>
                {name} ·{' '}
                <a href={address} target="_blank" rel="noreferrer">
                  {t('openPreview')}
                  <span className="unseen">: {name}</span>
                </a>
              </p>
              <iframe
                key={isNew ? `${address} ${revision}` : address}
                title={t('previewOf', { language: name })}
                src={address}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
