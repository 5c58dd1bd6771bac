import { formatDate } from '#app/i18n/format/dates.ts';
import { isClosed } from '../../server/changes/changeStates.ts';
import type { Change, ChangedEntry } from '../../server/changes/changeTypes.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { AlteredSentences } from '../editor/AlteredSentences.tsx';
import { Tag } from '../Tag.tsx';
import { entryHref } from '../useRoute.ts';
import { useTranslator } from '../words.ts';
import { CommentForm, Comments } from './Comments.tsx';
import { entryName } from './changeNames.ts';
import { changesApi } from './changesApi.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import type { DifferenceRow, Forms } from './differenceRows.ts';
import { EntryPages } from './EntryPages.tsx';
import styles from './EntryReview.module.css';
import { reviewRows } from './reviewRows.ts';
import type { RunAction } from './useChange.ts';

/** The field of an entry on which somebody writes a comment. `field` is empty for the whole entry. */
export type CommentedField = { file: string; field: string };

type Props = {
  change: Change;
  entry: ChangedEntry;
  number: number;
  forms: Forms | undefined;
  isOpen: boolean;
  /** Whether to say that the reviewer has or has not seen the entry. */
  isReviewed: boolean;
  onToggle: () => void;
  writing: CommentedField | undefined;
  onWrite: (field: CommentedField | undefined) => void;
  run: RunAction;
};

/** Shows what a change does to an entry. It opens by its heading. */
export function EntryReview({ forms, ...props }: Props) {
  const { entry, number, isOpen, isReviewed, onToggle } = props;
  const { language, t } = useTranslator();
  const { file, base, viewed, problems } = entry;
  const rows = forms ? reviewRows(forms, entry) : [];
  return (
    <section className={styles.entry} data-file={file}>
      <h3>
        <button
          type="button"
          className={`as-link ${styles.toggle}`}
          id={headingId(file)}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {t('changes.entry', { number, kind: forms?.[language].title ?? '', title: entryName(entry, language) })}
        </button>{' '}
        {base === undefined && <Tag tone="ok">{t('changes.new')}</Tag>}{' '}
        <small>{t('changes.fields', { count: rows.length })}</small>{' '}
        {isReviewed && (
          <small className={viewed ? 'good' : undefined}>{t(viewed ? 'changes.viewed' : 'changes.notViewed')}</small>
        )}{' '}
        {problems.length > 0 && <Tag tone="warn">{t('problems', { count: problems.length })}</Tag>}
      </h3>
      {isOpen && forms && <OpenEntry {...props} rows={rows} />}
    </section>
  );
}

export const headingId = (file: string) => `entry ${file}`.replace(/\W/g, '-');

function OpenEntry({ change, entry, rows, writing, onWrite, run }: Omit<Props, 'forms'> & { rows: DifferenceRow[] }) {
  const { language, t } = useTranslator();
  const { file, altered, decision } = entry;
  const title = entryName(entry, language);
  const mayComment = !isClosed(change.state);
  const nameOf = (field: string) => rows.find(({ path }) => path.join('.') === field)?.names[language] ?? title;
  const commentsOn = (isOn: (field: string) => boolean) =>
    change.comments.filter((comment) => comment.file === file && isOn(comment.field));
  const commentButton = (field: string) => (
    <Button
      label={t('changes.comment')}
      aria-label={t('changes.commentOn', { name: nameOf(field) })}
      onClick={() => onWrite({ file, field })}
    />
  );
  const remarks = (field: string, comments = commentsOn((other) => other === field)) => {
    const isWriting = mayComment && writing?.file === file && writing.field === field;
    if (comments.length === 0 && !isWriting) return null;
    return (
      <>
        {comments.length > 0 && (
          <Comments comments={comments} onSolve={mayComment && ((id) => run(() => changesApi.solve(id)))} />
        )}
        {isWriting && (
          <CommentForm
            name={nameOf(field)}
            onSend={(text) => run(() => changesApi.comment(change.id, { file, field, text }))}
            onLeave={() => onWrite(undefined)}
          />
        )}
      </>
    );
  };
  const hasRow = (field: string) => rows.some(({ path }) => path.join('.') === field);
  return (
    <>
      {decision && (
        <p className="note">
          {t('decision.said', { day: formatDate(decision.since, language), source: decision.source })}
        </p>
      )}
      <DifferenceTable caption={title} rows={rows} action={mayComment ? commentButton : undefined} remarks={remarks} />
      <AlteredSentences altered={altered.filter((sentence) => sentence.file !== file)} />
      {remarks(
        '',
        commentsOn((field) => !hasRow(field)),
      )}
      <div className={`row ${styles.links}`}>
        {mayComment && <Button label={t('changes.commentOnEntry')} onClick={() => onWrite({ file, field: '' })} />}
        <a className={buttons.plain} href={entryHref(entry)}>
          {t('changes.openEntry')}
        </a>
        <EntryPages key={entry.version} change={change.id} file={file} />
      </div>
    </>
  );
}
