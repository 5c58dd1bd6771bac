import { useEffect, useState } from 'react';
import type { Language } from '#app/i18n/language.ts';
import { isSame, withoutEmptyFields } from '../../compare.ts';
import { HttpError } from '../../httpError.ts';
import { api, type CheckResult, type EntryKey, type OpenEntry } from '../api.ts';
import { errorSentence } from '../errorSentence.ts';
import { useSession } from '../shell/SessionContext.ts';
import { readStored, writeStored } from '../storage.ts';
import { useDebouncedAnswer } from '../useDebouncedAnswer.ts';
import { translatorIn, useTranslator, type Word } from '../words.ts';
import type { Retirement } from './Retire.tsx';

export type EditedEntry = ReturnType<typeof useEntry>;

/** The version of an entry from which the unsaved changes were made. */
type Opened = { version: string; value: unknown };

const draftOrPublished = ({ draft, published }: OpenEntry) => draft ?? published;

const openedFrom = (entry: OpenEntry): Opened => ({ version: entry.version, value: draftOrPublished(entry) });

/** `change`: the change that the user chose for an entry that is in none yet. */
type Options = { onSaved: () => void; change: number | undefined };

/** Manages an open entry: its value, undo, and save actions. Keeps unsaved changes in localStorage. */
export function useEntry(entryKey: EntryKey, first: OpenEntry, { onSaved, change }: Options) {
  const { language } = useTranslator();
  const { user } = useSession();
  const [stored, setStored] = useState(first);
  const key = unsavedKey(entryKey, user?.name);
  const [unsaved] = useState(() => readUnsaved(key));
  const [message, setMessage] = useState<Word | undefined>(unsaved ? 'restored' : undefined);
  const [error, setError] = useState<unknown>();
  const conflict = useConflict(entryKey);
  const [opened, setOpened] = useState(unsaved?.opened ?? openedFrom(first));
  const steps = useUndo(unsaved?.value ?? draftOrPublished(first));
  const isUnsaved = !isSame(steps.value, draftOrPublished(stored));
  const isAtRisk = useKeepUnsaved(key, isUnsaved, steps.value, opened);
  const take = (entry: OpenEntry) => {
    setStored(entry);
    setOpened(openedFrom(entry));
  };
  const reload = async () => setStored(await api.entry(entryKey));
  /** Says why saving failed, or opens the conflict with the other version. */
  const fail = async (error: unknown) => {
    setMessage(undefined);
    if (isConflict(error)) return conflict.begin();
    setError(error);
    // Shows who has locked the entry meanwhile.
    if (error instanceof HttpError) await reload();
  };
  /** Takes the state after the text was kept automatically. Leaves the form alone, because somebody may have typed meanwhile. */
  const takeKept = (entry: OpenEntry) => {
    setError(undefined);
    setMessage(undefined);
    conflict.end();
    take(entry);
    if (stored.draft === undefined || !stored.change) onSaved();
  };
  /** Keeps the value of the form if saving fails. */
  const save = async (send: typeof api.saveDraft, success: Word, value = withoutEmptyFields(steps.value)) => {
    setError(undefined);
    try {
      const entry = await send({ ...entryKey, value, version: opened.version, language });
      setMessage(success);
      take(entry);
      steps.reset(draftOrPublished(entry));
      onSaved();
    } catch (error) {
      await fail(error);
    }
  };
  const retire = (retired: Retirement) => {
    const value = { ...(withoutEmptyFields(steps.value) as object), retired };
    steps.set(value);
    const saveInChange: typeof api.saveDraft = (draft) =>
      api.saveDraft({ ...draft, ...(change !== undefined && { change }) });
    return save(saveInChange, 'changes.retiredDraft', value);
  };
  const discard = () => save(api.discard, 'discarded');
  /** Continues with `value`, which takes the version of the other window into account. */
  const resolveConflict = (theirs: OpenEntry, value: unknown = draftOrPublished(theirs)) => {
    take(theirs);
    steps.set(value);
    conflict.end();
  };
  const conflictTexts = textsOf(conflict.theirs, opened, steps.value);
  const actions = { takeKept, fail, reload, retire, discard, resolveConflict };
  const failure = failureSentence(error, isAtRisk, language);
  return { stored, opened, steps, isUnsaved, message, failure, conflict, conflictTexts, ...actions };
}

/** Returns what went wrong, or empty. Never says that the browser keeps the text while it keeps nothing. */
function failureSentence(error: unknown, isAtRisk: boolean, language: Language): string {
  const t = translatorIn(language);
  if (error === undefined) return isAtRisk ? t('storageFull') : '';
  return isAtRisk && !(error instanceof HttpError) ? t('noAnswerNotKept') : errorSentence(error, language);
}

const textsOf = (theirs: OpenEntry | undefined, opened: Opened, mine: unknown) =>
  theirs && { base: opened.value, mine, theirs: draftOrPublished(theirs) };

const isConflict = (error: unknown) => error instanceof HttpError && error.body.reason === 'entryChanged';

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
    return JSON.parse(readStored(key) ?? '') as Unsaved;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the value of the form in the browser while it differs from the stored entry. Returns whether the value exists only in this window,
 * because storage is full or blocked; the browser then asks before it closes the page.
 */
export function useKeepUnsaved(key: string, isUnsaved: boolean, value: unknown, opened: Opened): boolean {
  const [isAtRisk, setIsAtRisk] = useState(false);
  useEffect(() => {
    const isWritten = writeStored(key, isUnsaved ? JSON.stringify({ value, opened } satisfies Unsaved) : undefined);
    setIsAtRisk(isUnsaved && !isWritten);
  }, [key, isUnsaved, value, opened]);
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
  return isAtRisk;
}

/** Pause in typing after which an entry is checked. */
const PAUSE_MS = 400;

/** Checks the form at each pause in typing. Everything except the page is undefined until the first response and after a failure. */
export function useCheck({ collection, entry }: EntryKey, value: unknown, { version, page }: OpenEntry) {
  const { language } = useTranslator();
  const update = { collection, entry, value: withoutEmptyFields(value) ?? {}, version, language };
  const { data } = useDebouncedAnswer(['check', update], () => api.check(update), PAUSE_MS);
  const result: (Partial<CheckResult> & { page: string }) | null | undefined = data;
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
