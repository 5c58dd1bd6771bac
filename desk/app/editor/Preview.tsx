import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { useWords } from '../words.ts';

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
  const { say } = useWords();
  return (
    <section className="preview" aria-label={say('preview')}>
      <h3>{say('preview')}</h3>
      {!isWhole && <p className="note">{say('previewWaits')}</p>}
      <div className="phones">
        {LANGUAGES.map((language) => {
          const address = `${url}${pathIn(language, page)}`;
          const name = say(language === 'mr' ? 'marathi' : 'english');
          return (
            <div key={language}>
              <p>
                {name} ·{' '}
                <a href={address} target="_blank" rel="noreferrer">
                  {say('openPreview')}
                  <span className="unseen">: {name}</span>
                </a>
              </p>
              <iframe
                key={isNew ? `${address} ${revision}` : address}
                title={say('previewOf', { language: name })}
                src={address}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
