import { useEffect, useState } from 'react';
import { Refused } from '../../refused.ts';
import { ask, type Checked, type Named, type OpenEntry } from '../ask.ts';
import { useTranslator, type Word } from '../words.ts';
import { isSame, withoutEmptyFields } from './emptyFields.ts';
import type { Retirement } from './Retire.tsx';
import { useUndo } from './useUndo.ts';

export type EditedEntry = ReturnType<typeof useEntry>;

export const draftOrPublished = ({ draft, published }: OpenEntry) => draft ?? published;

/** Holds an entry while it is edited: its text with undo, what was not saved, and the ways to save it. */
export function useEntry(named: Named, first: OpenEntry, onSaved: (isPublic: boolean) => void) {
  const { language, t } = useTranslator();
  const [stored, setStored] = useState(first);
  const [unsaved] = useState(() => readUnsaved(named));
  const [message, setMessage] = useState<Word | undefined>(unsaved ? 'restored' : undefined);
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<OpenEntry>();
  const [version, setVersion] = useState(unsaved?.version ?? first.version);
  const steps = useUndo(unsaved?.value ?? draftOrPublished(first));
  const isUnsaved = !isSame(steps.value, draftOrPublished(stored));
  useEffect(() => {
    writeUnsaved(named, isUnsaved ? { value: steps.value, version } : undefined);
  }, [named, steps.value, version, isUnsaved]);

  /** The form keeps what was written when the server refuses or does not answer. */
  const save = async (send: typeof ask.saveDraft, done: Word, value = withoutEmptyFields(steps.value)) => {
    setFailure('');
    try {
      const entry = await send({ ...named, value, version, language });
      setMessage(done);
      setStored(entry);
      setVersion(entry.version);
      steps.reset(draftOrPublished(entry));
      onSaved(done !== 'savedDraft' && done !== 'discarded');
    } catch (error) {
      setMessage(undefined);
      if (error instanceof Refused && error.status === 409) setConflict(await ask.entry(named));
      else setFailure(error instanceof Refused ? t('saveFailed', { reason: `${error.message}.` }) : t('noAnswer'));
    }
  };
  const retire = (retired: Retirement) => {
    const value = { ...(withoutEmptyFields(steps.value) as object), retired };
    steps.set(value);
    return save(ask.saveReady, 'retired', value);
  };
  const remove = () => save((edited) => ask.remove(edited).then(() => ask.entry(named)), 'removed');
  const keepMine = () => {
    setVersion(conflict?.version ?? version);
    setConflict(undefined);
  };
  const takeTheirs = (theirs: OpenEntry) => {
    setStored(theirs);
    setVersion(theirs.version);
    steps.set(draftOrPublished(theirs));
    setConflict(undefined);
  };
  return { stored, steps, isUnsaved, message, failure, conflict, save, retire, remove, keepMine, takeTheirs };
}

type Unsaved = { value: unknown; version: string };

const unsavedKey = ({ collection, entry }: Named) => `desk:unsaved:${collection}/${entry}`;

function readUnsaved(named: Named): Unsaved | undefined {
  try {
    return JSON.parse(localStorage.getItem(unsavedKey(named)) ?? '') as Unsaved;
  } catch {
    return undefined;
  }
}

function writeUnsaved(named: Named, unsaved: Unsaved | undefined): void {
  try {
    if (unsaved) localStorage.setItem(unsavedKey(named), JSON.stringify(unsaved));
    else localStorage.removeItem(unsavedKey(named));
  } catch {
    // Without storage the text is only in the window.
  }
}

/** A pause in typing, in milliseconds, after which an entry is checked. */
const PAUSE = 400;

/** Checks the entry in the form at each pause; all but the page is undefined until the server has answered. */
export function useCheck({ collection, entry }: Named, value: unknown, { version, page }: OpenEntry) {
  const { language } = useTranslator();
  const [checked, setChecked] = useState<Partial<Checked> & { page: string }>({ page });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask.check({ collection, entry, value: withoutEmptyFields(value) ?? {}, version, language }).then(
        (answer) => isCurrent && setChecked(answer),
        () => {},
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [collection, entry, value, version, language]);
  return checked;
}
