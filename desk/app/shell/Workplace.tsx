import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Account } from '../accounts/Account.tsx';
import { AuditLog } from '../accounts/AuditLog.tsx';
import { Users } from '../accounts/Users.tsx';
import { api, type Content, type EntryKey } from '../api.ts';
import { Editor } from '../editor/Editor.tsx';
import { TermsContext } from '../form/OfficialTerms.tsx';
import { History } from '../history/History.tsx';
import { EntryList } from '../list/EntryList.tsx';
import { Media } from '../media/Media.tsx';
import { Publishing } from '../publishing/Publishing.tsx';
import { ChangeScreen } from '../review/ChangeScreen.tsx';
import { Start } from '../start/Start.tsx';
import { useMyWork } from '../start/useMyWork.ts';
import { AT_FOCUS, useLoaded } from '../useLoaded.ts';
import { type Route, useRoute } from '../useRoute.ts';
import { useTranslator } from '../words.ts';
import { Header } from './Header.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { useScreenFocus } from './useScreenFocus.ts';
import { useScreenTitle } from './useScreenTitle.ts';
import styles from './Workplace.module.css';

type Props = { onSwitchLanguage: () => void };

/** Shows the header, the list of entries, and the screen of the address. */
export function Workplace({ onSwitchLanguage }: Props) {
  const { count } = useMyWork();
  const route = useRoute();
  const main = useRef<HTMLElement>(null);
  useScreenFocus(main);
  // Another program, such as a spreadsheet import, may change the content meanwhile.
  const { data: content, problem, reload } = useLoaded(['content'], api.content, AT_FOCUS);
  const client = useQueryClient();
  useEffect(() => {
    const lookAgain = () => {
      void client.refetchQueries({ queryKey: ['changes'] });
      if (location.hash === '#/') void client.refetchQueries({ queryKey: ['content'] });
    };
    addEventListener('hashchange', lookAgain);
    return () => removeEventListener('hashchange', lookAgain);
  }, [client]);
  const openEntry = openEntryOf(route);
  const hasList = route.screen === 'start' || route.screen === 'entries';
  // On the start page, what waits for the user comes before the list.
  const isWorkFirst = route.screen === 'start';
  const isForm = route.screen === 'entry';
  const list = hasList && content && <EntryList collections={content.collections} openEntry={openEntry} />;
  return (
    <>
      <Shortcuts asksFirst={route.screen === 'publishing'} />
      <Header route={route} waiting={count} onSwitchLanguage={onSwitchLanguage} />
      {problem && <p role="alert">{problem}</p>}
      {content && (
        <TermsContext value={content.terms}>
          <div className={hasList ? styles[isWorkFirst ? 'workFirst' : 'listFirst'] : undefined}>
            {!isWorkFirst && list}
            <main ref={main} tabIndex={-1} className={isForm ? `${styles.main} ${styles.form}` : styles.main}>
              <Screen route={route} content={content} onSaved={reload} />
            </main>
            {isWorkFirst && list}
          </div>
        </TermsContext>
      )}
    </>
  );
}

/** Returns the open entry or, in a list such as `#/entries/schemes`, no entry of the open collection. */
function openEntryOf(route: Route): EntryKey | undefined {
  if (route.screen === 'entry') return route.entry;
  const [collection] = route.screen === 'entries' ? route.parts : [];
  return collection === undefined ? undefined : { collection, entry: '' };
}

type ScreenProps = { route: Route; content: Content; onSaved: () => void };

function Screen({ route, content, onSaved }: ScreenProps) {
  const { language } = useTranslator();
  switch (route.screen) {
    case 'start':
      return <Start work={content.work} problemCount={content.problemCount} />;
    case 'entries':
      return <Entries />;
    case 'entry': {
      const { entry } = route;
      const key = `${language} ${entry.collection}/${entry.entry}`;
      return <Editor key={key} entryLink={entry} onSaved={onSaved} />;
    }
    case 'changes':
      return <ChangeScreen key={route.parts[0]} id={Number(route.parts[0])} />;
    case 'history':
      return <History collection={route.parts[0] ?? ''} entry={route.parts[1] ?? ''} />;
    case 'publishing':
      return <Publishing />;
    case 'media':
      return <Media />;
    case 'account':
      return <Account />;
    case 'users':
      return <Users />;
    case 'log':
      return <AuditLog />;
    case 'invitation':
      return null;
  }
}

/** Shows what stands beside the list until an entry is open. */
function Entries() {
  const { t } = useTranslator();
  useScreenTitle(t('accounts.entries'));
  return (
    <>
      <h2>{t('accounts.entries')}</h2>
      <p>{t('chooseEntry')}</p>
    </>
  );
}
