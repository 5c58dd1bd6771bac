import { type FormEvent, useRef, useState } from 'react';
import type { Retiring } from '../../server/entries/retire.ts';
import { ask, type Named } from '../ask.ts';
import { Button } from '../Button.tsx';
import { entryAddress } from '../useOpenEntry.ts';
import { useTranslator } from '../words.ts';

/** Mirrors the field `retired` of app/model/fields.server.ts. */
export type Retirement = { on: string; why: { en: string; mr: string }; replacedBy?: string };

type Props = {
  named: Named;
  now: Retirement | undefined;
  onRetire: (retired: Retirement) => Promise<void>;
  onRemove: () => Promise<void>;
};

/** Asks since when and why an entry is gone, and lists what refers to it. One that was never public can be removed. */
export function Retire({ named, now, onRetire, onRemove }: Props) {
  const { language, t } = useTranslator();
  const dialog = useRef<HTMLDialogElement>(null);
  const [retiring, setRetiring] = useState<Retiring>();
  const close = () => dialog.current?.close();
  const open = async () => {
    const answer = await ask.retiring(named, language);
    if (!answer.retiring) return;
    setRetiring(answer.retiring);
    dialog.current?.showModal();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = (name: string) => String(new FormData(event.currentTarget).get(name) ?? '').trim();
    const replacedBy = field('replacedBy');
    close();
    const why = { en: field('en'), mr: field('mr') };
    void onRetire({ ...now, on: field('on'), why, ...(replacedBy && { replacedBy }) });
  };
  return (
    <>
      <Button label={t('retire')} onClick={open} />
      <dialog ref={dialog} aria-labelledby="retire">
        <h2 id="retire">{t('retireTitle')}</h2>
        <p>{t('retireWhat')}</p>
        <References places={retiring?.places ?? []} onOpen={close} />
        <form onSubmit={submit}>
          <label>
            {t('retireOn')}
            <input type="date" name="on" required defaultValue={now?.on} />
          </label>
          <label>
            {t('retireWhyMr')}
            <textarea name="mr" lang="mr" required defaultValue={now?.why.mr} />
          </label>
          <label>
            {t('retireWhyEn')}
            <textarea name="en" lang="en" required defaultValue={now?.why.en} />
          </label>
          <label>
            {t('retireInstead')}
            <input name="replacedBy" pattern="/.*" placeholder="/scheme" defaultValue={now?.replacedBy} />
          </label>
          <button type="submit" className="primary">
            {t('retireNow')}
          </button>
          <Button label={t('cancel')} onClick={close} />
        </form>
        {retiring?.canRemove && (
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

function References({ places, onOpen }: Pick<Retiring, 'places'> & { onOpen: () => void }) {
  const { language, t } = useTranslator();
  if (places.length === 0) return <p>{t('retireUnnamed')}</p>;
  return (
    <>
      <p>{t('retireNamed')}</p>
      <ul>
        {places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may name another one twice in one field.
          <li key={index}>
            <a href={entryAddress(place)} onClick={onOpen}>
              {place.title[language] ?? (place.entry || place.collection)}
            </a>{' '}
            ({place.field})
          </li>
        ))}
      </ul>
    </>
  );
}
