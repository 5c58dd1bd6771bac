import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isSame } from '../../compare.ts';
import type { EntryState } from '../../server/changes/changeTypes.ts';
import { api, type EntryKey, type OpenEntry } from '../api.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import dialogs from '../dialogs.module.css';
import { errorSentence } from '../errorSentence.ts';
import { DifferenceTable } from '../review/DifferenceTable.tsx';
import { differenceRows, type Forms } from '../review/differenceRows.ts';
import { useHasRole } from '../shell/SessionContext.ts';
import { entryHref } from '../useRoute.ts';
import { useTranslator } from '../words.ts';

type Props = { entryKey: EntryKey; forms: Forms; state: EntryState; value: unknown; current: OpenEntry };

/** Makes a draft of a former state. First shows what the draft will say. Readers see it only after review and publication. */
export function BringBackState({ entryKey, forms, state: { number }, value, current }: Props) {
  const { language, t } = useTranslator();
  const isContributor = useHasRole('contributor');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { error, mutate: bringBack } = useMutation({
    mutationFn: () => api.saveDraft({ ...entryKey, value, version: current.version, language }),
    onSuccess: () => {
      location.hash = entryHref(entryKey);
    },
  });
  const now = current.draft ?? current.published;
  if (!isContributor || isSame(now, value)) return null;
  const rows = differenceRows(forms, now, value);
  const open = () => {
    dialog.current?.showModal();
    // Begins at the top of a long dialog, instead of at its first button.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="bring-back-state">
      <h3 id="bring-back-state">{t('changes.bringBackIf', { number })}</h3>
      <p>{t('changes.bringBackWhat')}</p>
      {rows.some(({ isFigure }) => isFigure) && <p className="note">{t('changes.bringBackFigure')}</p>}
      <Button className={buttons.primary} label={t('changes.bringBack', { number })} onClick={open} />
      <dialog ref={dialog} className={dialogs.large} aria-labelledby="draft-will-say">
        <h2 id="draft-will-say" ref={heading} tabIndex={-1}>
          {t('changes.draftWillSay')}
        </h2>
        {current.draft !== undefined && <p className="note">{t('changes.draftReplaced')}</p>}
        <DifferenceTable caption={t('changes.draftWillSay')} rows={rows} />
        <p role="alert">{error && errorSentence(error, language)}</p>
        <div className="row">
          <Button className={buttons.primary} label={t('changes.bringBack', { number })} onClick={() => bringBack()} />
          <Button label={t('cancel')} onClick={() => dialog.current?.close()} />
        </div>
      </dialog>
    </section>
  );
}
