import { type FormEvent, useState } from 'react';
import type { Comment } from '../../server/changes/changeTypes.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { formatNearMoment } from '../formatMoment.ts';
import { useTranslator } from '../words.ts';

type Props = { comments: Comment[]; onSolve: ((commentId: number) => void) | false };

/** Lists the comments on a field. Anybody can say that the question of a comment is solved, until the change has ended. */
export function Comments({ comments, onSolve }: Props) {
  const { language, t } = useTranslator();
  return (
    <ul className="stack">
      {comments.map(({ id, user, at, text, solvedBy }) => (
        <li key={id}>
          <strong>{user.title[language]}:</strong> {text} <small>{formatNearMoment(at, new Date(), language)}</small>{' '}
          {solvedBy ? (
            <small className="good">{t('changes.solvedBy', { who: solvedBy.title[language] })}</small>
          ) : (
            onSolve && <Button label={t('changes.solve')} onClick={() => onSolve(id)} />
          )}
        </li>
      ))}
    </ul>
  );
}

type FormProps = { name: string; onSend: (text: string) => Promise<boolean>; onLeave: () => void };

/** Takes a new comment. Keeps its text if sending fails. */
export function CommentForm({ name, onSend, onLeave }: FormProps) {
  const { t } = useTranslator();
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSend(text)) onLeave();
  };
  return (
    <form onSubmit={submit} className="fields">
      <label>
        {t('changes.commentOn', { name })}
        <textarea
          // biome-ignore lint/a11y/noAutofocus: the user has just asked for this field
          autoFocus
          className="input tall"
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className="row">
        <button type="submit" className={buttons.plain}>
          {t('changes.sendComment')}
        </button>
        <Button label={t('cancel')} onClick={onLeave} />
      </div>
    </form>
  );
}
