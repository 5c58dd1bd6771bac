import { type FormEvent, useEffect, useRef } from 'react';
import tick from '#app/components/forms/TickBox.module.css';
import type { Path } from '#app/model/problems/problem.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { joinChanges, replaceAt } from '../../compare.ts';
import type { FormSchema } from '../../server/forms.ts';
import type { OpenEntry } from '../api.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import fields from '../form/fields.module.css';
import { useTranslator } from '../words.ts';
import { languagesOf, nameOfPart, textOfPart } from './describePart.ts';
import type { EditedEntry } from './useEntry.ts';

type Texts = NonNullable<EditedEntry['conflictTexts']>;
type Props = { form: FormSchema; entry: EditedEntry; theirs: OpenEntry; texts: Texts };

/** After another window has saved the entry, joins the changes of different fields and asks about each field that both changed. */
export function Conflict({ form, entry, theirs, texts }: Props) {
  const { t } = useTranslator();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { value, joined, clashes } = joinChanges(texts.base, texts.mine, texts.theirs);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choices = new FormData(event.currentTarget);
    const foreign = clashes.filter((path) => choices.get(path.join('.')) === 'theirs');
    const chosen = foreign.reduce((result, path) => replaceAt(result, path, valueAt(texts.theirs, path)), value);
    entry.resolveConflict(theirs, chosen);
  };
  return (
    <dialog ref={dialog} aria-labelledby="conflict" onClose={entry.conflict.putOff}>
      <h2 id="conflict">{t('changes.conflict')}</h2>
      <p>{t('conflictWhat')}</p>
      {joined.length > 0 && (
        <p>{t('conflictJoined', { names: joined.map((path) => nameOfPart(form, path, t)).join(', ') })}</p>
      )}
      <form onSubmit={submit}>
        {clashes.map((path) => (
          <Clash key={path.join('.')} form={form} path={path} texts={texts} />
        ))}
        <div className="row">
          <button type="submit" className={buttons.primary}>
            {t('changes.conflictGoOn')}
          </button>
          <Button label={t('keepTheirs')} onClick={() => entry.resolveConflict(theirs)} />
          <Button label={t('notNow')} onClick={() => dialog.current?.close()} />
        </div>
      </form>
    </dialog>
  );
}

/** Asks which text of a field to keep. Chooses nothing beforehand, because either answer loses a text. */
function Clash({ form, path, texts }: { form: FormSchema; path: Path; texts: Texts }) {
  const { t } = useTranslator();
  const name = path.join('.');
  return (
    <fieldset className={fields.group}>
      <legend>{nameOfPart(form, path, t)}</legend>
      <p className="small">
        {t('alteredBefore')}: <PartText form={form} path={path} value={valueAt(texts.base, path)} />
      </p>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={tick.tick}>
          <input type="radio" name={name} value={side} required />
          <span>
            {t(side)}: <PartText form={form} path={path} value={valueAt(texts[side], path)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function PartText({ form, path, value }: { form: FormSchema; path: Path; value: unknown }) {
  const { language, t } = useTranslator();
  const texts = languagesOf(value, language).map((code) => ({
    code,
    text: textOfPart(form, path, value, { language: code, t }),
  }));
  if (texts.every(({ text }) => text === '')) return t('empty');
  return texts.map(({ code, text }, index) => (
    <span key={code} lang={code}>
      {index > 0 && ' · '}
      {text}
    </span>
  ));
}
