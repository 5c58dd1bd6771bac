import { type FormEvent, useRef, useState } from 'react';
import type { RetirementOptions } from '../../server/entries/retire.ts';
import { api, type EntryKey } from '../api.ts';
import { Button } from '../Button.tsx';
import { entryHref } from '../useRoute.ts';
import { useTranslator } from '../words.ts';
import { locatedTitle } from './entryTitle.ts';

/** Must match the field `retired` in app/model/fields.server.ts. */
export type Retirement = { on: string; why: { en: string; mr: string }; replacedBy?: string };

type Props = {
  entryKey: EntryKey;
  retired: Retirement | undefined;
  onRetire: (retired: Retirement) => Promise<void>;
  /** Missing in the shared desk, where a draft that was never public is thrown away instead; the dialog says so. */
  onRemove?: (() => Promise<void>) | undefined;
};

/** Lists references to an entry, then retires it with date and reason. An entry that was never released can be removed. */
export function Retire({ entryKey, retired, onRetire, onRemove }: Props) {
  const { language, t } = useTranslator();
  const dialog = useRef<HTMLDialogElement>(null);
  const [options, setOptions] = useState<RetirementOptions>();
  const close = () => dialog.current?.close();
  const open = async () => {
    const response = await api.retirement(entryKey, language);
    if (!response.options) return;
    setOptions(response.options);
    dialog.current?.showModal();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = (name: string) => String(new FormData(event.currentTarget).get(name) ?? '').trim();
    const replacedBy = field('replacedBy');
    close();
    const why = { en: field('en'), mr: field('mr') };
    void onRetire({ ...retired, on: field('on'), why, ...(replacedBy && { replacedBy }) });
  };
  return (
    <>
      <Button label={t('retire')} onClick={open} />
      <dialog ref={dialog} aria-labelledby="retire">
        <h2 id="retire">{t('retireTitle')}</h2>
        <p>{t('retireWhat')}</p>
        <References references={options?.references ?? []} onOpen={close} />
        <form onSubmit={submit}>
          <label>
            {t('retireOn')}
            <input type="date" name="on" required defaultValue={retired?.on} />
          </label>
          <label>
            {t('retireWhyMr')}
            <textarea name="mr" lang="mr" required defaultValue={retired?.why.mr} />
          </label>
          <label>
            {t('retireWhyEn')}
            <textarea name="en" lang="en" required defaultValue={retired?.why.en} />
          </label>
          <label>
            {t('retireInstead')}
            <input name="replacedBy" pattern="/.*" placeholder="/scheme" defaultValue={retired?.replacedBy} />
          </label>
          <button type="submit" className="primary">
            {t('retireNow')}
          </button>
          <Button label={t('cancel')} onClick={close} />
        </form>
        {!onRemove && <p className="help">{t('changes.noRemoval')}</p>}
        {onRemove && options?.canRemove && (
          <>
            <p>{t('removeWhy')}</p>
            <Button
              label={t('removeNow')}
              onClick={() => {
                if (!confirm(t('removeSure'))) return;
                close();
                void onRemove();
              }}
            />
          </>
        )}
      </dialog>
    </>
  );
}

function References({ references, onOpen }: Pick<RetirementOptions, 'references'> & { onOpen: () => void }) {
  const { language, t } = useTranslator();
  if (references.length === 0) return <p>{t('retireNoReferences')}</p>;
  return (
    <>
      <p>{t('retireReferences')}</p>
      <ul>
        {references.map((reference, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may refer to another one twice in one field.
          <li key={index}>
            <a href={entryHref(reference)} onClick={onOpen}>
              {locatedTitle(reference, language)}
            </a>{' '}
            ({reference.field})
          </li>
        ))}
      </ul>
    </>
  );
}
