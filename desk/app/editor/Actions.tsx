import { api } from '../api.ts';
import { Button } from '../Button.tsx';
import { useTranslator } from '../words.ts';
import type { EditedEntry } from './useEntry.ts';

/** The buttons above the form. Only a complete entry can be published. */
export function Actions({ entry, isComplete }: { entry: EditedEntry; isComplete: boolean }) {
  const { t } = useTranslator();
  const { steps, isUnsaved, stored, save } = entry;
  const hasDraft = stored.draft !== undefined;
  return (
    <div className="actions">
      <Button
        label={t('saveReady')}
        className="primary"
        disabled={!isComplete || (!isUnsaved && !hasDraft)}
        onClick={() => save(api.saveReady, 'savedReady')}
      />
      <Button label={t('saveDraft')} disabled={!isUnsaved} onClick={() => save(api.saveDraft, 'savedDraft')} />
      <Button label={t('undo')} disabled={!steps.undo} onClick={steps.undo} />
      <Button label={t('redo')} disabled={!steps.redo} onClick={steps.redo} />
      {hasDraft && (
        <Button label={t('discard')} onClick={() => confirm(t('discardSure')) && save(api.discard, 'discarded')} />
      )}
      {stored.canUndoSave && !isUnsaved && (
        <Button label={t('undoSave')} onClick={() => save(api.undoSave, 'saveUndone')} />
      )}
      {isUnsaved && <span className="unsaved">{t('unsaved')}</span>}
    </div>
  );
}
