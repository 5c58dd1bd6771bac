import type { ReactNode } from 'react';
import { otherLanguage } from '#app/i18n/language.ts';
import { Button } from '../Button.tsx';
import { People } from '../shell/People.tsx';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { useTranslator } from '../words.ts';
import './accounts.css';

type Props = { title: string; onSwitchLanguage: () => void; notes?: ReactNode; children: ReactNode };

/** Renders the frame of pages for people who have not signed in. */
export function SignedOutPage({ title, onSwitchLanguage, notes, children }: Props) {
  const { language, t } = useTranslator();
  useScreenTitle(title);
  return (
    <>
      <header className="top">
        <p className="brand">
          <People />
          <span className="title">{t('title')}</span>
        </p>
        <Button
          className="plain language"
          label={t('language')}
          lang={otherLanguage(language)}
          onClick={onSwitchLanguage}
        />
      </header>
      <div className="signed-out">
        <main>
          <h1>{title}</h1>
          <p className="help">{t('accounts.forWhom')}</p>
          {children}
        </main>
        {notes && <aside aria-label={t('accounts.notes')}>{notes}</aside>}
      </div>
    </>
  );
}
