import { useEffect, useRef, useState } from 'react';
import type { Language } from '#app/i18n/language.ts';
import type { EntryKey } from '../api.ts';
import { shownText } from '../editor/shownText.ts';
import { useTranslator } from '../words.ts';
import styles from './EntryPreview.module.css';
import { PageFrame } from './PageFrame.tsx';
import pageHead from './PageHead.module.css';
import { PageLanguage } from './PageLanguage.tsx';
import { usePagePreview } from './usePagePreview.ts';

const INCOMPLETE = 'pages.errors.previewIncomplete';

/** Shows the page of the entry with the text in the form, at the text of the focused field, and in the language of that field. */
export function EntryPreview({ entryKey, value }: { entryKey: EntryKey; value: unknown }) {
  const { language: own, t } = useTranslator();
  const [language, setLanguage] = useState<Language>(own);
  const { addresses, barrier, isMaking } = usePagePreview(entryKey, value);
  const frame = useRef<HTMLIFrameElement>(null);
  const field = useRef('');
  const address = addresses?.after[language];
  const show = () => {
    const text = shownText(value, field.current, language);
    if (text && address) frame.current?.contentWindow?.postMessage({ show: text }, new URL(address).origin);
  };
  useEffect(() => {
    const showField = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.id.startsWith('field_')) return;
      field.current = target.id;
      const [, side] = /_(en|mr)$/.exec(target.id) ?? [];
      if (side === 'en' || side === 'mr') setLanguage(side);
      show();
    };
    addEventListener('focusin', showField);
    return () => removeEventListener('focusin', showField);
  });
  const stateWord =
    barrier === INCOMPLETE && addresses ? 'previewWaits' : (barrier ?? (isMaking ? 'pages.making' : 'pages.made'));
  const name = t('pages.title');
  return (
    <section className={styles.preview} aria-label={name}>
      <div className={`ends ${pageHead.head}`}>
        <h3>{name}</h3>
        <PageLanguage language={language} onChoose={setLanguage} />
      </div>
      <p role="status" className={barrier ? 'note' : 'small'}>
        {t(stateWord)}
      </p>
      {addresses && address && (
        <>
          <PageFrame name={name} language={language} address={address} frame={frame} onLoad={show} />
          <p className="cluster taps">
            {addresses.before ? (
              <a href={addresses.before[language]} target="_blank" rel="noreferrer">
                {t('pages.live')}
              </a>
            ) : (
              t('pages.notPublic')
            )}
            <a href={address} target="_blank" rel="noreferrer">
              {t('pages.newTab')}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
