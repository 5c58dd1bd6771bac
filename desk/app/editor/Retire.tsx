import { type FormEvent, useRef, useState } from 'react';
import { dayRange } from '#app/model/typed/readDay.ts';
import type { RetirementOptions } from '../../server/entries/retire.ts';
import { api, type EntryKey } from '../api.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { entryHref } from '../useRoute.ts';
import { useTranslator } from '../words.ts';
import { locatedTitle } from './entryTitle.ts';

/** Must match the field `retired` in app/model/fields.server.ts. */
export type Retirement = { on: string; why: { en: string; mr: string }; replacedBy?: string };

type Props = {
  entryKey: EntryKey;
  retired: Retirement | undefined;
  onRetire: (retired: Retirement) => Promise<void>;
};

/** Lists references to an entry, then retires it with date and reason. */
export function Retire({ entryKey, retired, onRetire }: Props) {
  const { language, t } = useTranslator();
  const range = dayRange();
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
        <form onSubmit={submit} className="fields">
          <label>
            {t('retireOn')}
            <input
              className="input"
              type="date"
              name="on"
              required
              min={range.from}
              max={range.to}
              defaultValue={retired?.on}
            />
          </label>
          <label>
            {t('retireWhyMr')}
            <textarea className="input" name="mr" lang="mr" required defaultValue={retired?.why.mr} />
          </label>
          <label>
            {t('retireWhyEn')}
            <textarea className="input" name="en" lang="en" required defaultValue={retired?.why.en} />
          </label>
          <label>
            {t('retireInstead')}
            <input
              className="input"
              name="replacedBy"
              pattern="/.*"
              placeholder="/scheme"
              defaultValue={retired?.replacedBy}
            />
          </label>
          <div className="row">
            <button type="submit" className={buttons.primary}>
              {t('retireNow')}
            </button>
            <Button label={t('cancel')} onClick={close} />
          </div>
        </form>
        <p className="small">{t('changes.noRemoval')}</p>
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
