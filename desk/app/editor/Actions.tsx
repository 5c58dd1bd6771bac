import { ask } from '../ask.ts';
import { useTranslator } from '../words.ts';
import type { EditedEntry } from './useEntry.ts';

/** The buttons above the form, which stay in view. A complete entry may go into the site. */
export function Actions({ entry, isComplete }: { entry: EditedEntry; isComplete: boolean }) {
  const { t } = useTranslator();
  const { steps, isUnsaved, stored, save } = entry;
  const hasDraft = stored.draft !== undefined;
  return (
    <div className="actions">
      <button
        type="button"
        className="primary"
        disabled={!isComplete || (!isUnsaved && !hasDraft)}
        onClick={() => save(ask.saveReady, 'savedReady')}
      >
        {t('saveReady')}
      </button>
      <button type="button" disabled={!isUnsaved} onClick={() => save(ask.saveDraft, 'savedDraft')}>
        {t('saveDraft')}
      </button>
      <button type="button" disabled={!steps.undo} onClick={steps.undo}>
        {t('undo')}
      </button>
      <button type="button" disabled={!steps.redo} onClick={steps.redo}>
        {t('redo')}
      </button>
      {hasDraft && (
        <button type="button" onClick={() => confirm(t('discardSure')) && save(ask.discard, 'discarded')}>
          {t('discard')}
        </button>
      )}
      {stored.canTakeBack && !isUnsaved && (
        <button type="button" onClick={() => save(ask.takeBack, 'tookBack')}>
          {t('takeBack')}
        </button>
      )}
      {isUnsaved && <span className="unsaved">{t('unsaved')}</span>}
    </div>
  );
}
