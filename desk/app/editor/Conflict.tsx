import { useEffect, useRef } from 'react';
import type { FormSchema } from '../../server/forms.ts';
import type { OpenEntry } from '../api.ts';
import { Button } from '../Button.tsx';
import { useTranslator } from '../words.ts';
import { draftOrPublished, type EditedEntry, isSame } from './useEntry.ts';

/** Asks which version to keep after another window has saved the entry. */
export function Conflict({ form, entry, theirs }: { form: FormSchema; entry: EditedEntry; theirs: OpenEntry }) {
  const { t } = useTranslator();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const myFields = (entry.steps.value ?? {}) as Record<string, unknown>;
  const theirFields = (draftOrPublished(theirs) ?? {}) as Record<string, unknown>;
  const names = Object.keys({ ...myFields, ...theirFields })
    .filter((name) => !isSame(myFields[name], theirFields[name]))
    .map((name) => form.properties?.[name]?.title ?? name);
  return (
    <dialog ref={dialog} aria-labelledby="conflict" onCancel={(event) => event.preventDefault()}>
      <h2 id="conflict">{t('conflict')}</h2>
      <p>{t('conflictWhat')}</p>
      <p>{t('conflictFields', { names: names.join(', ') })}</p>
      <Button label={t('keepMine')} onClick={entry.keepMine} />
      <Button label={t('keepTheirs')} onClick={() => entry.takeTheirs(theirs)} />
    </dialog>
  );
}
