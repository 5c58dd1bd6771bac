import type { OpenEntry } from '../ask.ts';
import { useTranslator } from '../words.ts';
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
  const { t } = useTranslator();
  const hasDraft = stored.draft !== undefined;
  return (
    <div className="actions">
      <button type="button" className="primary" disabled={!isWhole || (!isUnsaved && !hasDraft)} onClick={onReady}>
        {t('saveReady')}
      </button>
      <button type="button" disabled={!isUnsaved} onClick={onDraft}>
        {t('saveDraft')}
      </button>
      <button type="button" disabled={!steps.undo} onClick={steps.undo}>
        {t('undo')}
      </button>
      <button type="button" disabled={!steps.redo} onClick={steps.redo}>
        {t('redo')}
      </button>
      {hasDraft && (
        <button type="button" onClick={() => confirm(t('discardSure')) && onDiscard()}>
          {t('discard')}
        </button>
      )}
      {stored.canTakeBack && !isUnsaved && (
        <button type="button" onClick={onTakeBack}>
          {t('takeBack')}
        </button>
      )}
      {isUnsaved && <span className="unsaved">{t('unsaved')}</span>}
    </div>
  );
}
