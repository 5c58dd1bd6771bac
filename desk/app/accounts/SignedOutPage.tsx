import type { ReactNode } from 'react';
import { otherLanguage } from '#app/i18n/language.ts';
import { Button } from '../Button.tsx';
import header from '../shell/Header.module.css';
import { People } from '../shell/People.tsx';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { useTranslator } from '../words.ts';
import styles from './SignedOutPage.module.css';

type Props = { title: string; onSwitchLanguage: () => void; notes?: ReactNode; children: ReactNode };

/** Renders the frame of pages for people who have not signed in. */
export function SignedOutPage({ title, onSwitchLanguage, notes, children }: Props) {
  const { language, t } = useTranslator();
  useScreenTitle(title);
  return (
    <>
      <header className={header.top}>
        <p className={header.brand}>
          <People />
          <span>{t('title')}</span>
        </p>
        <Button
          className={`${header.plain} ${header.language}`}
          label={t('language')}
          lang={otherLanguage(language)}
          onClick={onSwitchLanguage}
        />
      </header>
      <div className={styles.page}>
        <main>
          <h1>{title}</h1>
          <p className="small">{t('accounts.forWhom')}</p>
          {children}
        </main>
        {notes && <aside aria-label={t('accounts.notes')}>{notes}</aside>}
      </div>
    </>
  );
}
