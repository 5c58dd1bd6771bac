import { useRef } from 'react';
import { findDifferences } from '../../compare.ts';
import type { FormSchema } from '../../server/forms.ts';
import type { OpenEntry } from '../api.ts';
import { Button } from '../Button.tsx';
import { useTranslator } from '../words.ts';
import { PartChange } from './PartChange.tsx';

type Props = { form: FormSchema; stored: OpenEntry; onBringBack: () => Promise<void> };

/** Shows what would change before the text of the last save is replaced with the text before it. */
export function BringBack({ form, stored, onBringBack }: Props) {
  const { t } = useTranslator();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <Button label={t('undoSave')} onClick={() => dialog.current?.showModal()} />
      <dialog ref={dialog} aria-labelledby="bring-back">
        <h2 id="bring-back">{t('undoSaveSure')}</h2>
        <ul className="altered">
          {findDifferences(stored.published, stored.former).map((difference) => (
            <li key={difference.path.join('.')}>
              <PartChange form={form} {...difference} />
            </li>
          ))}
        </ul>
        <Button
          label={t('undoSaveNow')}
          className="primary"
          onClick={() => {
            close();
            void onBringBack();
          }}
        />
        <Button label={t('cancel')} onClick={close} />
      </dialog>
    </>
  );
}
