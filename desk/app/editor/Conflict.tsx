import { useEffect, useRef } from 'react';
import type { Part } from '../../server/forms.ts';
import type { OpenEntry } from '../ask.ts';
import { Button } from '../Button.tsx';
import { useTranslator } from '../words.ts';
import { isSame } from './emptyFields.ts';
import { draftOrPublished, type EditedEntry } from './useEntry.ts';

/** Asks which text holds after another window has saved; both are kept until then. */
export function Conflict({ form, entry, theirs }: { form: Part; entry: EditedEntry; theirs: OpenEntry }) {
  const { t } = useTranslator();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const mine = (entry.steps.value ?? {}) as Record<string, unknown>;
  const other = (draftOrPublished(theirs) ?? {}) as Record<string, unknown>;
  const names = Object.keys({ ...mine, ...other })
    .filter((name) => !isSame(mine[name], other[name]))
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
