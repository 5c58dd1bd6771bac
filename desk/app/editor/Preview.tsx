import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { useTranslator } from '../words.ts';

type Props = { url: string; page: string; revision: number | undefined; isComplete: boolean };

/** Shows the page of the entry in both languages, as wide as on a phone. A new `revision` reloads it. */
export function Preview({ url, page, revision, isComplete }: Props) {
  const { t } = useTranslator();
  return (
    <section className="preview" aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      {!isComplete && <p className="note">{t('previewWaits')}</p>}
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
              <iframe key={`${address} ${revision}`} title={t('previewOf', { language: name })} src={address} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
