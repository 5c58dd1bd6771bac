import type { FormSchema } from '../../server/forms.ts';
import { api } from '../api.ts';
import { Button } from '../Button.tsx';
import { useTranslator } from '../words.ts';
import { BringBack } from './BringBack.tsx';
import type { EditedEntry } from './useEntry.ts';

type Props = { form: FormSchema; entry: EditedEntry; isComplete: boolean };

/** Shows the buttons above the form. Only a complete entry can be published. */
export function Actions({ form, entry, isComplete }: Props) {
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
      {isUnsaved && <Button label={t('dropChanges')} onClick={entry.dropChanges} />}
      {stored.former !== undefined && !isUnsaved && (
        <BringBack form={form} stored={stored} onBringBack={() => save(api.undoSave, 'saveUndone')} />
      )}
      {isUnsaved && <span className="unsaved">{t('unsaved')}</span>}
    </div>
  );
}
