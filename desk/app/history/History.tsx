import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntryState } from '../../server/changes/changeTypes.ts';
import { api, type EntryKey, type OpenEntry } from '../api.ts';
import { titleIn } from '../editor/entryTitle.ts';
import { changesApi } from '../review/changesApi.ts';
import { useForms } from '../review/useForms.ts';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { useLoaded } from '../useLoaded.ts';
import { entryHref } from '../useRoute.ts';
import { useTranslator } from '../words.ts';
import { BringBackState } from './BringBackState.tsx';
import { Comparison } from './Comparison.tsx';
import styles from './History.module.css';
import { StateList } from './StateList.tsx';

type Loaded = { states: EntryState[]; current: OpenEntry };

/** Shows the published states of an entry, compares any two, and brings one back as a draft. */
export function History({ collection, entry }: EntryKey) {
  const { language, t } = useTranslator();
  const load = async (): Promise<Loaded> => {
    const key = { collection, entry };
    const [{ states }, current] = await Promise.all([changesApi.states(key, language), api.entry(key)]);
    return { states, current };
  };
  const { data: loaded, problem } = useLoaded(['history', collection, entry, language], load);
  const title = loaded && (titleIn(loaded.current.published ?? loaded.current.draft, language) || entry);
  const heading = title && t('changes.historyOf', { title });
  useScreenTitle(heading);
  return (
    <>
      <p role="alert">{problem}</p>
      {loaded && (
        <>
          <h2 tabIndex={-1}>{heading}</h2>
          <p>
            <a href={entryHref({ collection, entry })}>{t('changes.backToEntry')}</a>
          </p>
          {loaded.states.length === 0 ? (
            <p>{t('changes.noHistory')}</p>
          ) : (
            <States entryKey={{ collection, entry }} {...loaded} />
          )}
        </>
      )}
    </>
  );
}

/** Compares state A, at first the one before, with state B, at first the one that is live. */
function States({ entryKey, states, current }: Loaded & { entryKey: EntryKey }) {
  const forms = useForms([entryKey.collection])[entryKey.collection];
  const readable = states.filter(({ removed }) => !removed);
  const [commits, setCommits] = useState({ a: (readable[1] ?? readable[0])?.commit, b: readable[0]?.commit });
  const find = (commit: string | undefined) => states.find((state) => state.commit === commit);
  const [a, b] = [find(commits.a), find(commits.b)];
  const [valueA, valueB] = [useStateValue(entryKey, a?.commit), useStateValue(entryKey, b?.commit)];
  return (
    <div className={`split ${styles.history}`}>
      <StateList states={states} chosen={commits} onChoose={(choice) => setCommits({ ...commits, ...choice })} />
      <div>
        {forms && a && b && valueA && valueB && (
          <>
            <Comparison forms={forms} a={{ state: a, shown: valueA.shown }} b={{ state: b, shown: valueB.shown }} />
            <BringBackState
              key={a.commit}
              entryKey={entryKey}
              forms={forms}
              state={a}
              value={valueA.value}
              current={current}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** Loads the value of a state once, because a published state never changes. */
const useStateValue = ({ collection, entry }: EntryKey, commit: string | undefined) =>
  useQuery({
    queryKey: ['state', collection, entry, commit],
    queryFn: commit === undefined ? skipToken : () => changesApi.stateValue({ collection, entry }, commit),
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
