import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#app/i18n/language.ts';
import { isSame, withoutEmptyFields } from '../../compare.ts';
import { HttpError } from '../../httpError.ts';
import { api, type CheckResult, type EntryKey, type OpenEntry } from '../api.ts';
import { errorSentence } from '../errorSentence.ts';
import { useSession } from '../shell/SessionContext.ts';
import { useDebouncedAnswer } from '../useDebouncedAnswer.ts';
import { translatorIn, useTranslator, type Word } from '../words.ts';
import type { Retirement } from './Retire.tsx';

export type EditedEntry = ReturnType<typeof useEntry>;

/** The version of an entry from which the unsaved changes were made. */
type Opened = { version: string; value: unknown };

const draftOrPublished = ({ draft, published }: OpenEntry) => draft ?? published;

const openedFrom = (entry: OpenEntry): Opened => ({ version: entry.version, value: draftOrPublished(entry) });

/** Manages an open entry: its value, undo, and save actions. Keeps unsaved changes in localStorage. */
export function useEntry(entryKey: EntryKey, first: OpenEntry, onSaved: (isPublished: boolean) => void) {
  const { language } = useTranslator();
  const { mode, user } = useSession();
  const isShared = mode === 'shared';
  const [stored, setStored] = useState(first);
  const key = unsavedKey(entryKey, user?.name);
  const [unsaved] = useState(() => readUnsaved(key));
  const [message, setMessage] = useState<Word | undefined>(unsaved ? 'restored' : undefined);
  const [failure, setFailure] = useState('');
  const conflict = useConflict(entryKey);
  const [opened, setOpened] = useState(unsaved?.opened ?? openedFrom(first));
  const steps = useUndo(unsaved?.value ?? draftOrPublished(first));
  const isUnsaved = !isSame(steps.value, draftOrPublished(stored));
  useKeepUnsaved(key, isUnsaved, steps.value, opened);
  const take = (entry: OpenEntry) => {
    setStored(entry);
    setOpened(openedFrom(entry));
  };
  const reload = async () => setStored(await api.entry(entryKey));
  /** Says why saving failed, or opens the conflict with the other version. */
  const fail = async (error: unknown) => {
    setMessage(undefined);
    if (isConflict(error)) return conflict.begin();
    setFailure(failureSentence(error, language));
    // Shows who has locked the entry meanwhile.
    if (isShared && error instanceof HttpError) await reload();
  };
  /** Takes the state after the text was kept automatically. Leaves the form alone, because somebody may have typed meanwhile. */
  const takeKept = (entry: OpenEntry) => {
    setFailure('');
    setMessage(undefined);
    conflict.end();
    take(entry);
    if (stored.draft === undefined || !stored.change) onSaved(false);
  };
  /** Keeps the value of the form if saving fails. */
  const save = async (send: typeof api.saveDraft, success: Word, value = withoutEmptyFields(steps.value)) => {
    setFailure('');
    try {
      const entry = await send({ ...entryKey, value, version: opened.version, language });
      setMessage(success);
      take(entry);
      // Keeps the text that was replaced as a step, so that the form can take it back.
      if (success === 'saveUndone') steps.set(draftOrPublished(entry));
      else steps.reset(draftOrPublished(entry));
      onSaved(!isShared && success !== 'savedDraft' && success !== 'discarded');
    } catch (error) {
      await fail(error);
    }
  };
  const retire = (retired: Retirement) => {
    const value = { ...(withoutEmptyFields(steps.value) as object), retired };
    steps.set(value);
    return isShared ? save(api.saveDraft, 'changes.retiredDraft', value) : save(api.saveReady, 'retired', value);
  };
  const remove = () => save((update) => api.remove(update).then(() => api.entry(entryKey)), 'removed');
  /** Continues with `value`, which takes the version of the other window into account. */
  const resolveConflict = (theirs: OpenEntry, value: unknown = draftOrPublished(theirs)) => {
    take(theirs);
    steps.set(value);
    conflict.end();
  };
  const conflictTexts = textsOf(conflict.theirs, opened, steps.value);
  const dropChanges = () => {
    setOpened(openedFrom(stored));
    steps.set(draftOrPublished(stored));
    setMessage('changesDropped');
  };
  const actions = { save, takeKept, fail, reload, retire, remove, dropChanges, resolveConflict };
  return { stored, opened, steps, isUnsaved, message, failure, conflict, conflictTexts, ...actions };
}

const textsOf = (theirs: OpenEntry | undefined, opened: Opened, mine: unknown) =>
  theirs && { base: opened.value, mine, theirs: draftOrPublished(theirs) };

const isConflict = (error: unknown) =>
  error instanceof HttpError && error.status === 409 && error.body.reason === undefined;

function failureSentence(error: unknown, language: Language): string {
  if (!(error instanceof HttpError) || error.body.reason !== undefined) return errorSentence(error, language);
  return translatorIn(language)('saveFailed', { reason: `${error.message}.` });
}

/** The other version of an entry while the user decides about it. `isPutOff`: the user left the question open. */
function useConflict(entryKey: EntryKey) {
  const [theirs, setTheirs] = useState<OpenEntry>();
  const [isPutOff, setIsPutOff] = useState(false);
  const close = (isOpenQuestion: boolean) => {
    setTheirs(undefined);
    setIsPutOff(isOpenQuestion);
  };
  const begin = async () => setTheirs(await api.entry(entryKey));
  return { theirs, isPutOff, begin, putOff: () => close(true), end: () => close(false) };
}

type Unsaved = { value: unknown; opened: Opened };

/** Contains the name of the user, because people share computers. */
const unsavedKey = ({ collection, entry }: EntryKey, user = '') => `desk:unsaved:${user}:${collection}/${entry}`;

function readUnsaved(key: string): Unsaved | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as Unsaved;
  } catch {
    return undefined;
  }
}

/** Keeps the value of the form in the browser while it differs from the stored entry. */
function useKeepUnsaved(key: string, isUnsaved: boolean, value: unknown, opened: Opened): void {
  useEffect(() => {
    writeUnsaved(key, isUnsaved ? { value, opened } : undefined);
  }, [key, isUnsaved, value, opened]);
}

function writeUnsaved(key: string, unsaved: Unsaved | undefined): void {
  try {
    if (unsaved) localStorage.setItem(key, JSON.stringify(unsaved));
    else localStorage.removeItem(key);
  } catch {
    // Storage can be full or blocked. In this case, unsaved changes exist only in this window.
  }
}

/** Pause in typing after which an entry is checked. */
const PAUSE_MS = 400;

/** Checks the form at each pause in typing. Everything except the page is undefined until the first response. */
export function useCheck({ collection, entry }: EntryKey, value: unknown, { version, page }: OpenEntry) {
  const { language } = useTranslator();
  const check = useCallback(
    () => api.check({ collection, entry, value: withoutEmptyFields(value) ?? {}, version, language }),
    [collection, entry, value, version, language],
  );
  const result: (Partial<CheckResult> & { page: string }) | undefined = useDebouncedAnswer(check, PAUSE_MS);
  return result ?? { page };
}

type Steps = { values: unknown[]; index: number; changed: number };

/** Merges changes within this time, such as the letters of a word, into one undo step. */
const ONE_STEP_MS = 800;

/** Manages a value with undo. `undo` and `redo` are undefined if there is nothing to undo or redo. */
function useUndo(first: unknown) {
  const [{ values, index }, setSteps] = useState<Steps>({ values: [first], index: 0, changed: 0 });
  const move = (by: number) => () => setSteps((steps) => ({ ...steps, index: steps.index + by, changed: 0 }));
  return {
    value: values[index],
    set: (value: unknown) => setSteps((steps) => addStep(steps, value, Date.now())),
    reset: (value: unknown) => setSteps({ values: [value], index: 0, changed: 0 }),
    undo: index > 0 ? move(-1) : undefined,
    redo: index < values.length - 1 ? move(1) : undefined,
  };
}

function addStep({ values, index, changed }: Steps, value: unknown, now: number): Steps {
  const isSameStep = now - changed < ONE_STEP_MS && index > 0;
  const next = isSameStep ? index : index + 1;
  return { values: [...values.slice(0, next), value], index: next, changed: now };
}
