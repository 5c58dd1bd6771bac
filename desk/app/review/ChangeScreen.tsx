import { useState } from 'react';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { isClosed } from '../../server/changes/changeStates.ts';
import type { Change, ChangedEntry } from '../../server/changes/changeTypes.ts';
import { ProblemLinks } from '../ProblemLinks.tsx';
import { useHasRole, useSession } from '../shell/SessionContext.ts';
import { useLetterKeys, useLetterKeysSetting } from '../shell/useLetterKeys.ts';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { useTranslator } from '../words.ts';
import { ChangeHead } from './ChangeHead.tsx';
import styles from './ChangeScreen.module.css';
import { changeName } from './changeNames.ts';
import { changesApi } from './changesApi.ts';
import { Decision } from './Decision.tsx';
import type { Forms } from './differenceRows.ts';
import { type CommentedField, EntryReview, headingId } from './EntryReview.tsx';
import { MovedFigures } from './MovedFigures.tsx';
import { type RunAction, useChange } from './useChange.ts';
import { useForms } from './useForms.ts';
import { WriterActions } from './WriterActions.tsx';

/** Shows a change: first its figures that changed, then each entry. */
export function ChangeScreen({ id }: { id: number }) {
  const { change, failure, isChecking, run, runChecked } = useChange(id);
  const { language, t } = useTranslator();
  useScreenTitle(change && t('changes.named', { number: id, title: changeName(change, language) }));
  const forms = useForms(change?.entries.map(({ collection }) => collection) ?? []);
  return (
    <>
      <div role="alert">
        {failure.sentence && <p>{failure.sentence}</p>}
        <ProblemLinks problems={failure.problems} />
      </div>
      <p role="status">{isChecking && t('checking')}</p>
      {change && <OpenChange change={change} forms={forms} run={run} runChecked={runChecked} />}
    </>
  );
}

type Props = { change: Change; forms: Record<string, Forms>; run: RunAction; runChecked: RunAction };

function OpenChange({ change, forms, run, runChecked }: Props) {
  const { user } = useSession();
  const isContributor = useHasRole('contributor');
  const isWriter = isContributor && change.writers.some((writer) => writer.id === user?.id);
  const isModerator = useHasRole('moderator');
  const mayApprove = isModerator && change.state === 'review' && change.approvalBarrier === null;
  const mayDecide = isModerator && ['review', 'approved'].includes(change.state);
  const entries = useOpenEntries(change, mayApprove, run);
  return (
    <>
      <ChangeHead change={change} mayEdit={isWriter && change.state === 'draft'} run={run} />
      <MovedFigures figures={movedFigures(change.entries, forms)} />
      <div className={styles.review}>
        <div>
          {change.entries.map((entry, index) => (
            <EntryReview
              key={entry.file}
              change={change}
              entry={entry}
              number={index + 1}
              forms={forms[entry.collection]}
              isOpen={entries.isOpen(entry)}
              isReviewed={mayApprove}
              onToggle={() => entries.toggle(entry)}
              writing={entries.writing}
              onWrite={entries.setWriting}
              run={run}
            />
          ))}
          <LetterKeys keys={entries.keys} />
        </div>
        <aside>
          {mayDecide && <Decision change={change} onOpenNext={entries.openUnseen} run={run} runChecked={runChecked} />}
          {isWriter && <WriterActions change={change} run={run} runChecked={runChecked} />}
        </aside>
      </div>
    </>
  );
}

const movedFigures = (entries: ChangedEntry[], forms: Record<string, Forms>) =>
  entries.flatMap(({ collection, title, figures }) => {
    const known = forms[collection];
    return known ? figures.map((figure) => ({ ...figure, title, forms: known })) : [];
  });

/** Opens entries, and marks them as viewed when a reviewer opens them. For all others, every entry is open. */
function useOpenEntries({ id, state, entries }: Change, isReviewing: boolean, run: RunAction) {
  const [toggled, setToggled] = useState<Record<string, boolean>>({});
  const [current, setCurrent] = useState(-1);
  const [writing, setWriting] = useState<CommentedField>();
  const isOpen = ({ file }: ChangedEntry) => toggled[file] ?? !isReviewing;
  const setOpen = (entry: ChangedEntry, open: boolean) => {
    setToggled((before) => ({ ...before, [entry.file]: open }));
    setCurrent(entries.indexOf(entry));
    if (open && isReviewing && !entry.viewed) void run(() => changesApi.view(id, entry.file, entry.version));
  };
  const goTo = (entry: ChangedEntry | undefined) => {
    if (!entry) return;
    setOpen(entry, true);
    const heading = document.getElementById(headingId(entry.file));
    heading?.focus();
    heading?.scrollIntoView({ block: 'start' });
  };
  const comment = () => {
    const focused = document.activeElement;
    const file = focused?.closest('[data-file]')?.getAttribute('data-file') ?? entries[Math.max(current, 0)]?.file;
    const field = focused?.closest('[data-field]')?.getAttribute('data-field') ?? '';
    const entry = entries.find((candidate) => candidate.file === file);
    if (!entry) return;
    setOpen(entry, true);
    setWriting({ file: entry.file, field });
  };
  const steps = { j: () => goTo(entries[current + 1]), k: () => goTo(entries[current - 1]) };
  const keys = isClosed(state) ? steps : { ...steps, c: comment };
  const openUnseen = () => goTo(entries.find(({ viewed }) => !viewed));
  return {
    isOpen,
    toggle: (entry: ChangedEntry) => setOpen(entry, !isOpen(entry)),
    openUnseen,
    writing,
    setWriting,
    keys,
  };
}

/** Lets people switch off the single letters, which speech input can press by mistake. */
function LetterKeys({ keys }: { keys: Record<string, () => void> }) {
  const { t } = useTranslator();
  const [areOn, set] = useLetterKeysSetting();
  useLetterKeys(keys, areOn);
  return (
    <TickBox checked={areOn} onChange={(event) => set(event.target.checked)}>
      <small>{t('changes.letterKeys')}</small>
    </TickBox>
  );
}
