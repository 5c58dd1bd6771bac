import { ask } from '../ask.ts';
import { Button } from '../Button.tsx';
import { useTranslator } from '../words.ts';
import type { EditedEntry } from './useEntry.ts';

/** The buttons above the form, which stay in view. A complete entry may go into the site. */
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
        onClick={() => save(ask.saveReady, 'savedReady')}
      />
      <Button label={t('saveDraft')} disabled={!isUnsaved} onClick={() => save(ask.saveDraft, 'savedDraft')} />
      <Button label={t('undo')} disabled={!steps.undo} onClick={steps.undo} />
      <Button label={t('redo')} disabled={!steps.redo} onClick={steps.redo} />
      {hasDraft && (
        <Button label={t('discard')} onClick={() => confirm(t('discardSure')) && save(ask.discard, 'discarded')} />
      )}
      {stored.canTakeBack && !isUnsaved && (
        <Button label={t('takeBack')} onClick={() => save(ask.takeBack, 'tookBack')} />
      )}
      {isUnsaved && <span className="unsaved">{t('unsaved')}</span>}
    </div>
  );
}
