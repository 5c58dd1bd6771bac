import { useEffect, useState } from 'react';
import type { FormSchema } from '../../server/forms.ts';
import { api, type EntryKey, type OpenEntry } from '../api.ts';
import { EntryForm } from '../form/EntryForm.tsx';
import { focusField } from '../form/FormContext.ts';
import { EntryPreview } from '../pages/EntryPreview.tsx';
import { ReturnedNote } from '../review/ReturnedNote.tsx';
import { useHasRole } from '../shell/SessionContext.ts';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { useLoaded } from '../useLoaded.ts';
import type { EntryLink } from '../useRoute.ts';
import { useTranslator } from '../words.ts';
import { AlteredSentences } from './AlteredSentences.tsx';
import { Conflict } from './Conflict.tsx';
import { DecisionQuestion } from './DecisionQuestion.tsx';
import styles from './Editor.module.css';
import { EntryBar } from './EntryBar.tsx';
import { EntryEnd } from './EntryEnd.tsx';
import { titleIn } from './entryTitle.ts';
import { FigureSources } from './FigureSources.tsx';
import { ProblemList } from './ProblemList.tsx';
import { useCheck, useEntry } from './useEntry.ts';

type Props = { onSaved: () => void };

/** Loads an entry and the form of its collection. */
export function Editor({ entryLink, ...props }: Props & { entryLink: EntryLink }) {
  const { language, t } = useTranslator();
  useScreenTitle();
  const { collection, entry, path } = entryLink;
  const load = async () => {
    const [form, stored] = await Promise.all([api.form(collection, language), api.entry({ collection, entry })]);
    return { form, stored };
  };
  const { data: opened, problem } = useLoaded(['editor', collection, entry, language], load);
  const field = opened && path?.join('.');
  useEffect(() => {
    if (field !== undefined) focusField(field.split('.'));
  }, [field]);
  if (problem) return <p role="alert">{t('gone', { reason: problem })}</p>;
  return opened ? <OpenEditor entryKey={{ collection, entry }} {...props} {...opened} /> : null;
}

type EditorProps = Props & { entryKey: EntryKey; form: FormSchema; stored: OpenEntry };

function OpenEditor({ entryKey, form, stored: first, onSaved }: EditorProps) {
  const { language, t } = useTranslator();
  const [change, setChange] = useState<number>();
  const edited = useEntry(entryKey, first, { onSaved, change });
  const { stored, steps, message, conflict, conflictTexts } = edited;
  const { problems, figures, unsourced = [], decision } = useCheck(entryKey, steps.value, stored);
  const isContributor = useHasRole('contributor');
  const mayWrite = isContributor && (!stored.change || stored.change.state === 'draft');
  const heading = [form.title, titleIn(steps.value, language)].filter(Boolean).join(': ');
  useScreenTitle(heading);
  // The question about the decision also asks for the source of the entry itself.
  const parts = decision === 'needed' ? unsourced.filter((part) => part.length > 0) : unsourced;
  return (
    <>
      <EntryBar
        title={<h2>{heading}</h2>}
        entryKey={entryKey}
        entry={edited}
        problems={problems}
        mayWrite={mayWrite}
        chosen={change}
        onChoose={setChange}
      />
      {mayWrite && stored.change?.returned && <ReturnedNote returned={stored.change.returned} />}
      <p role="status" className={`good ${styles.message}`}>
        {message && t(message)}
      </p>
      <p role="alert" className={styles.message}>
        {edited.failure}
      </p>
      {conflict.theirs && conflictTexts && (
        <Conflict form={form} entry={edited} theirs={conflict.theirs} texts={conflictTexts} />
      )}
      <div className={styles.work}>
        <div>
          <EntryForm
            schema={form}
            entryKey={entryKey}
            value={steps.value}
            base={stored.published}
            problems={problems ?? []}
            figures={figures}
            onChange={steps.set}
            isReadOnly={!mayWrite}
            above={
              <>
                <ProblemList problems={problems} form={form} />
                {mayWrite && (
                  <>
                    <DecisionQuestion
                      decision={decision}
                      value={steps.value}
                      published={stored.published}
                      onChange={steps.set}
                    />
                    <FigureSources parts={parts} value={steps.value} onChange={steps.set} />
                  </>
                )}
              </>
            }
          >
            <AlteredSentences altered={figures?.altered ?? []} />
            {mayWrite && <EntryEnd entryKey={entryKey} form={form} entry={edited} />}
          </EntryForm>
        </div>
        {/* Only contributors may render pages; all others see the page in the change. */}
        {isContributor && <EntryPreview entryKey={entryKey} value={steps.value} />}
      </div>
    </>
  );
}
