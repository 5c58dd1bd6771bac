import { useEffect, useRef } from 'react';
import { otherLanguage, pathIn } from '#app/i18n/language.ts';
import type { EntryKey } from '../api.ts';
import { SharedPreview } from '../pages/SharedPreview.tsx';
import { useSession } from '../shell/SessionContext.ts';
import { useTranslator } from '../words.ts';
import { shownText } from './shownText.ts';

type SingleProps = { url: string; page: string; revision: number | undefined; isComplete: boolean; value: unknown };

/** Shows the page of the entry. In the shared desk, it is rendered for this user alone. */
export function Preview({ entryKey, ...props }: SingleProps & { entryKey: EntryKey }) {
  const isShared = useSession().mode === 'shared';
  return isShared ? <SharedPreview entryKey={entryKey} value={props.value} /> : <SinglePreview {...props} />;
}

/** Shows the page of the entry in both languages, as wide as on a phone, at the text of the focused field. A new `revision` reloads it. */
function SinglePreview({ url, page, revision, isComplete, value }: SingleProps) {
  const { language: own, t } = useTranslator();
  const phones = useRef<HTMLDivElement>(null);
  const field = useRef('');
  const show = (frame: HTMLIFrameElement) => {
    const text = shownText(value, field.current, frame.lang === 'mr' ? 'mr' : 'en');
    if (text) frame.contentWindow?.postMessage({ show: text }, url);
  };
  useEffect(() => {
    const showField = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.id.startsWith('field_')) return;
      field.current = target.id;
      phones.current?.querySelectorAll('iframe').forEach(show);
    };
    addEventListener('focusin', showField);
    return () => removeEventListener('focusin', showField);
  });
  return (
    <section className="preview" aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      {!isComplete && <p className="note">{t('previewWaits')}</p>}
      <div className="phones" ref={phones}>
        {[own, otherLanguage(own)].map((language) => {
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
                key={`${address} ${revision}`}
                title={t('previewOf', { language: name })}
                lang={language}
                src={address}
                onLoad={(event) => show(event.currentTarget)}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
