import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { LocalizedProblem } from '../../server/problems.ts';
import type { EntryKey } from '../api.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { focusField } from '../form/FormContext.ts';
import { formatTime } from '../formatMoment.ts';
import { changesApi } from '../review/changesApi.ts';
import { StateTag } from '../review/StateTag.tsx';
import { useHasRole, useIsAlone, useSession } from '../shell/SessionContext.ts';
import { Tag } from '../Tag.tsx';
import { useTranslator } from '../words.ts';
import { ChangeChoice } from './ChangeChoice.tsx';
import styles from './EntryBar.module.css';
import type { EditedEntry } from './useEntry.ts';
import { useKeptDraft } from './useKeptDraft.ts';

type Props = {
  title: ReactNode;
  entryKey: EntryKey;
  entry: EditedEntry;
  problems: LocalizedProblem[] | undefined;
  mayWrite: boolean;
  chosen: number | undefined;
  onChoose: (change: number | undefined) => void;
};

/** Shows the state of the entry, its change, and what comes next. The filled button is the next step. */
export function EntryBar({ title, entryKey, entry, problems, mayWrite, chosen, onChoose }: Props) {
  const { language, t } = useTranslator();
  const { stored, steps, isUnsaved } = entry;
  const { change } = stored;
  const { keep, keptAt } = useKeptDraft(entryKey, entry, { mayWrite, change: chosen });
  useSaveKey(keep);
  const isContributor = useHasRole('contributor');
  const isInFolder = entryKey.entry !== '';
  return (
    <div className={`ends ${styles.bar}`}>
      <div>
        {title}
        <p className={`cluster ${styles.state}`}>
          <a href={`#/entries/${entryKey.collection}`}>{t('changes.allEntries')}</a>
          <EntryTag entry={entry} />
          {change && <a href={`#/changes/${change.id}`}>{t('changes.title', { number: change.id })}</a>}
          {!mayWrite && <small>{t(isContributor ? 'changes.onlyRead' : 'changes.onlyContributors')}</small>}
          <small role="status">
            {isUnsaved
              ? mayWrite && t('changes.notKept')
              : keptAt && t('changes.keptAt', { time: formatTime(keptAt, language) })}
          </small>
        </p>
      </div>
      <div className="row">
        {isInFolder && stored.published !== undefined && (
          <a className={buttons.plain} href={`#/history/${entryKey.collection}/${entryKey.entry}`}>
            {t('changes.history')}
          </a>
        )}
        {mayWrite && (
          <>
            <Button label={t('undo')} disabled={!steps.undo} onClick={steps.undo} />
            <Button label={t('redo')} disabled={!steps.redo} onClick={steps.redo} />
            {!change && <ChangeChoice chosen={chosen} onChoose={onChoose} />}
            <Button label={t('saveDraft')} aria-keyshortcuts="Control+S" onClick={keep} />
            {change && <NextStep entry={entry} problems={problems} />}
          </>
        )}
        <Withdraw entry={entry} />
      </div>
    </div>
  );
}

function EntryTag({ entry: { stored } }: { entry: EditedEntry }) {
  const { t } = useTranslator();
  const isAlone = useIsAlone();
  if (stored.change) return <StateTag state={stored.change.state} />;
  if (stored.published === undefined) return <Tag tone="quiet">{t('changes.notPublic')}</Tag>;
  return <Tag tone="ok">{t(isAlone ? 'changes.inContent' : 'changes.liveNow')}</Tag>;
}

/** Leads to the first problem, or to the change, where it is sent for review or, by somebody alone, published. */
function NextStep({ entry, problems }: Pick<Props, 'entry' | 'problems'>) {
  const { t } = useTranslator();
  const isAlone = useIsAlone();
  const { change } = entry.stored;
  const [first] = problems ?? [];
  if (!change || !problems) return null;
  if (!first)
    return (
      <a className={buttons.primary} href={`#/changes/${change.id}`}>
        {t(isAlone ? 'changes.toReady' : 'changes.toSend', { number: change.id })}
      </a>
    );
  const goToFirst = () => focusField(first.path);
  return (
    <>
      <Button className={buttons.primary} label={t('changes.nextMissing')} onClick={goToFirst} />
      {!isAlone && (
        <Button
          className={buttons.dashed}
          label={t('changes.sendLeft', { count: problems.length })}
          onClick={goToFirst}
        />
      )}
    </>
  );
}

/** Lets the writers of a change, if they still are contributors, withdraw it from review, so that its drafts can be edited again. */
export function Withdraw({ entry }: { entry: EditedEntry }) {
  const { t } = useTranslator();
  const { user } = useSession();
  const isContributor = useHasRole('contributor');
  const { change } = entry.stored;
  if (!change || !['review', 'approved', 'scheduled'].includes(change.state)) return null;
  const isWriter = isContributor && change.writers.some(({ id }) => id === user?.id);
  if (!isWriter) return <span>{t('changes.readOnly')}</span>;
  const withdraw = () => changesApi.withdraw(change.id).then(entry.reload, entry.fail);
  return <Button label={t('changes.withdraw')} onClick={withdraw} />;
}

/** Keeps the draft with Ctrl+S. */
function useSaveKey(keep: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    keep();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
