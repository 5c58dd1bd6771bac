import { type FormEvent, useEffect, useRef, useState } from 'react';
import tick from '#app/components/forms/TickBox.module.css';
import type { Publication, Publications } from '../../server/publishing/publicationTypes.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import dialogs from '../dialogs.module.css';
import { posts } from '../review/changeNames.ts';
import { useTranslator } from '../words.ts';
import { laterThan, publicationName } from './publicationWords.ts';
import { publishingApi } from './publishingApi.ts';
import { TakenBackTexts } from './TakenBackTexts.tsx';
import type { RunPublishing } from './usePublications.ts';

type Props = { publication: Publication; publications: Publications; run: RunPublishing; onLeave: () => void };

/** Says what readers will see when a publication is taken back, and asks why. For an older one, also asks about the later ones. */
export function TakeBack({ publication, publications, run, onLeave }: Props) {
  const { language, t } = useTranslator();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [reason, setReason] = useState('');
  const [withLater, setWithLater] = useState<boolean>();
  const { id, changes } = publication;
  const later = laterThan(publication, publications.list);
  const taken = withLater ? [publication, ...later] : [publication];
  const titles = taken.flatMap((each) => each.changes.flatMap(({ entries }) => entries));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dialog.current?.close();
    void run(() => publishingApi.takeBack(id, reason.trim(), withLater === true));
  };
  return (
    <dialog ref={dialog} className={dialogs.large} aria-labelledby="take-back" onClose={onLeave}>
      <form onSubmit={submit}>
        <h2 id="take-back">{t('publishing.takeBackSure', { number: id })}</h2>
        <p className="small">{publicationName(publication, language)}</p>
        {later.length > 0 && (
          <fieldset>
            <legend>{t('publishing.laterAsk', { count: later.length })}</legend>
            {[false, true].map((choice) => (
              <label key={String(choice)} className={tick.tick}>
                <input
                  type="radio"
                  name="later"
                  required
                  checked={withLater === choice}
                  onChange={() => setWithLater(choice)}
                />
                {choice
                  ? t('publishing.laterToo', { count: later.length + 1 })
                  : t('publishing.onlyThis', { number: id })}
              </label>
            ))}
          </fieldset>
        )}
        <h3>{t('publishing.readersSee')}</h3>
        <ul>
          {[...new Set(titles.map(({ title }) => title[language]))].map((title) => (
            <li key={title}>{t('publishing.asBefore', { title })}</li>
          ))}
          <li>{t('publishing.newGone')}</li>
          <li>{t('publishing.restStays')}</li>
        </ul>
        <TakenBackTexts changes={taken.flatMap((each) => each.changes.map((change) => change.id))} />
        <label>
          {t('publishing.whyTaken')} <small>{t('publishing.whyTakenHelp')}</small>
          <textarea className="input" required value={reason} onChange={(event) => setReason(event.target.value)} />
        </label>
        {changes.map(({ id: change, writers }) => (
          <p key={change} className="small">
            {t('publishing.notLost', { number: change, who: posts(writers, language) })}
          </p>
        ))}
        <div className="row">
          <button type="submit" className={buttons.dangerNow}>
            {t('publishing.takeBackNow', { number: id })}
          </button>
          <Button label={t('cancel')} onClick={() => dialog.current?.close()} />
        </div>
      </form>
    </dialog>
  );
}
