import type { FormSchema } from '../../server/forms.ts';
import type { EntryKey } from '../api.ts';
import { Button } from '../Button.tsx';
import { buttons } from '../buttons.ts';
import { useTranslator } from '../words.ts';
import styles from './EntryEnd.module.css';
import { Retire, type Retirement } from './Retire.tsx';
import type { EditedEntry } from './useEntry.ts';

type Props = { entryKey: EntryKey; form: FormSchema; entry: EditedEntry };

/** Shows the actions below the form, which are seldom needed: retire the entry, or throw its draft away. */
export function EntryEnd({ entryKey, form, entry: { stored, discard, retire } }: Props) {
  const { t } = useTranslator();
  const { published, draft, version, change } = stored;
  const mayRetire = form.properties?.retired && published !== undefined;
  const mayDiscard = change?.mayDiscard && draft !== undefined;
  if (!mayRetire && !mayDiscard) return null;
  return (
    <div className={`row ${styles.end}`}>
      {mayRetire && (
        <Retire
          key={version}
          entryKey={entryKey}
          retired={(published as { retired?: Retirement }).retired}
          onRetire={retire}
        />
      )}
      {mayDiscard && (
        <Button
          label={t('discard')}
          className={buttons.danger}
          onClick={() => confirm(t('discardSure')) && discard()}
        />
      )}
    </div>
  );
}
