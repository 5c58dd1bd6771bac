import type { OpenEntry } from '../ask.ts';
import { useWords } from '../words.ts';
import type { Undo } from './useUndo.ts';

type Props = {
  steps: Undo<unknown>;
  isUnsaved: boolean;
  /** Nothing is missing: the entry may go into the site. */
  isWhole: boolean;
  stored: OpenEntry;
  onDraft: () => void;
  onReady: () => void;
  onTakeBack: () => void;
  onDiscard: () => void;
};

/** The buttons above the form. They stay in view, and say by themselves when there is nothing for them to do. */
export function Actions({ steps, isUnsaved, isWhole, stored, onDraft, onReady, onTakeBack, onDiscard }: Props) {
  const { say } = useWords();
  const hasDraft = stored.draft !== undefined;
  return (
    <div className="actions">
      <button type="button" className="primary" disabled={!isWhole || (!isUnsaved && !hasDraft)} onClick={onReady}>
        {say('saveReady')}
      </button>
      <button type="button" disabled={!isUnsaved} onClick={onDraft}>
        {say('saveDraft')}
      </button>
      <button type="button" disabled={!steps.undo} onClick={steps.undo}>
        {say('undo')}
      </button>
      <button type="button" disabled={!steps.redo} onClick={steps.redo}>
        {say('redo')}
      </button>
      {hasDraft && (
        <button type="button" onClick={() => confirm(say('discardSure')) && onDiscard()}>
          {say('discard')}
        </button>
      )}
      {stored.canTakeBack && !isUnsaved && (
        <button type="button" onClick={onTakeBack}>
          {say('takeBack')}
        </button>
      )}
      {isUnsaved && <span className="unsaved">{say('unsaved')}</span>}
    </div>
  );
}
