import { useEffect, useRef } from 'react';
import type { Part } from '../../server/forms.ts';
import { useTranslator } from '../words.ts';
import { isSame } from './pruned.ts';

type Props = { form: Part; mine: unknown; theirs: unknown; onMine: () => void; onTheirs: () => void };

/** Somebody else has saved meanwhile. Both texts are there until it is decided which one holds. */
export function Conflict({ form, mine, theirs, onMine, onTheirs }: Props) {
  const { t } = useTranslator();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const fields = (value: unknown) => (value ?? {}) as Record<string, unknown>;
  const names = [...new Set([...Object.keys(fields(mine)), ...Object.keys(fields(theirs))])]
    .filter((name) => !isSame(fields(mine)[name], fields(theirs)[name]))
    .map((name) => form.properties?.[name]?.title ?? name);
  return (
    <dialog ref={dialog} aria-labelledby="conflict" onCancel={(event) => event.preventDefault()}>
      <h2 id="conflict">{t('conflict')}</h2>
      <p>{t('conflictWhat')}</p>
      <p>{t('conflictFields', { names: names.join(', ') })}</p>
      <button type="button" onClick={onMine}>
        {t('keepMine')}
      </button>
      <button type="button" onClick={onTheirs}>
        {t('keepTheirs')}
      </button>
    </dialog>
  );
}
