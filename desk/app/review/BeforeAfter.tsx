import { useRef, useState } from 'react';
import type { Language } from '#app/i18n/language.ts';
import type { PreviewAddresses } from '../../server/pages/pageTypes.ts';
import { Button } from '../Button.tsx';
import dialogs from '../dialogs.module.css';
import { PageFrame } from '../pages/PageFrame.tsx';
import pageHead from '../pages/PageHead.module.css';
import { PageLanguage } from '../pages/PageLanguage.tsx';
import { useTranslator } from '../words.ts';
import styles from './BeforeAfter.module.css';

/** Shows a page before and after a change side by side, in one language at a time. `before` is null for a page that is not public yet. */
export function BeforeAfter(addresses: PreviewAddresses) {
  const { language: own, t } = useTranslator();
  const [language, setLanguage] = useState<Language>(own);
  const [isLarge, setIsLarge] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const head = (title: string, Heading: 'h2' | 'h3') => (
    <div className={`ends ${pageHead.head}`}>
      <Heading>{title}</Heading>
      <PageLanguage language={language} onChoose={setLanguage} />
    </div>
  );
  const pages = <PagePair {...addresses} language={language} />;
  const openLarge = () => {
    setIsLarge(true);
    dialog.current?.showModal();
  };
  return (
    <section aria-label={t('pages.compare')}>
      {head(t('pages.compare'), 'h3')}
      {pages}
      <Button label={t('pages.large')} onClick={openLarge} />
      <dialog
        ref={dialog}
        className={`${dialogs.large} ${styles.large}`}
        aria-label={t('pages.compare')}
        onClose={() => setIsLarge(false)}
      >
        {isLarge && (
          <>
            {head(t('pages.compare'), 'h2')}
            {pages}
            <Button label={t('pages.back')} onClick={() => dialog.current?.close()} />
          </>
        )}
      </dialog>
    </section>
  );
}

function PagePair({ before, after, language }: PreviewAddresses & { language: Language }) {
  const { t } = useTranslator();
  return (
    <div className={styles.pair}>
      <div>
        <p>{t('pages.before')}</p>
        {before ? (
          <PageFrame name={t('pages.before')} language={language} address={before[language]} />
        ) : (
          <p className="small">{t('pages.notPublic')}</p>
        )}
      </div>
      <div>
        <p>{t('pages.after')}</p>
        <PageFrame name={t('pages.after')} language={language} address={after[language]} />
      </div>
    </div>
  );
}
