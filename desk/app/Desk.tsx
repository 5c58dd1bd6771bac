import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#app/i18n/language.ts';
import { api, type Content } from './api.ts';
import { Button } from './Button.tsx';
import { Commands } from './Commands.tsx';
import { Editor } from './editor/Editor.tsx';
import { TermsContext } from './form/OfficialTerms.tsx';
import { EntryList } from './list/EntryList.tsx';
import { Start } from './start/Start.tsx';
import { useOpenEntry } from './useOpenEntry.ts';
import { LanguageContext, translatorIn } from './words.ts';

/** The hash of the start page. */
const START = '#/';

export function Desk() {
  const [language, setLanguage] = useState<Language>(() =>
    localStorage.getItem('desk:language') === 'en' ? 'en' : 'mr',
  );
  const [content, setContent] = useState<Content>();
  const [hasFailed, setHasFailed] = useState(false);
  const openEntry = useOpenEntry();
  const [saves, setSaves] = useState(0);
  const t = translatorIn(language);
  const refresh = useCallback(() => {
    api.content().then(
      (loaded) => {
        setContent(loaded);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  }, []);
  useEffect(() => {
    refresh();
    const refreshAtStart = () => location.hash === START && refresh();
    // Another program, such as a spreadsheet import, may change the content meanwhile.
    addEventListener('focus', refresh);
    addEventListener('hashchange', refreshAtStart);
    return () => {
      removeEventListener('focus', refresh);
      removeEventListener('hashchange', refreshAtStart);
    };
  }, [refresh]);

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = translatorIn(language)('title');
    localStorage.setItem('desk:language', language);
  }, [language]);

  return (
    <LanguageContext value={language}>
      <header className="top">
        <h1>{t('title')}</h1>
        <a href={START} aria-current={openEntry ? undefined : 'page'}>
          {t('work.title')}
        </a>
        <Commands key={language} saves={saves} />
        <Button
          label={t('language')}
          lang={t('languageCode')}
          onClick={() => setLanguage(language === 'mr' ? 'en' : 'mr')}
        />
      </header>
      {hasFailed && <p role="alert">{t('noAnswer')}</p>}
      {content && (
        <TermsContext value={content.terms}>
          <div className="desk">
            <EntryList collections={content.collections} openEntry={openEntry} />
            <main>
              {openEntry ? (
                <Editor
                  key={`${language} ${openEntry.collection}/${openEntry.entry}`}
                  entryLink={openEntry}
                  previewUrl={content.preview}
                  onSaved={(isPublic) => {
                    refresh();
                    if (isPublic) setSaves((count) => count + 1);
                  }}
                />
              ) : (
                <Start work={content.work} problemCount={content.problemCount} />
              )}
            </main>
          </div>
        </TermsContext>
      )}
    </LanguageContext>
  );
}
