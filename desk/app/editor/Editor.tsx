import { useEffect, useState } from 'react';
import type { FormSchema } from '../../server/forms.ts';
import { api, type EntryKey, type OpenEntry } from '../api.ts';
import { failureReason } from '../errorSentence.ts';
import { EntryForm } from '../form/EntryForm.tsx';
import { focusField } from '../form/FormContext.ts';
import { ReturnedNote } from '../review/ReturnedNote.tsx';
import { useHasRole, useSession } from '../shell/SessionContext.ts';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import type { EntryLink } from '../useRoute.ts';
import { useTranslator } from '../words.ts';
import { Actions } from './Actions.tsx';
import { AlteredSentences } from './AlteredSentences.tsx';
import { Conflict } from './Conflict.tsx';
import { DecisionQuestion } from './DecisionQuestion.tsx';
import { EntryEnd } from './EntryEnd.tsx';
import { titleIn } from './entryTitle.ts';
import { FigureSources } from './FigureSources.tsx';
import { Preview } from './Preview.tsx';
import { ProblemList } from './ProblemList.tsx';
import { SharedActions } from './SharedActions.tsx';
import { useCheck, useEntry } from './useEntry.ts';

type Props = { previewUrl: string; onSaved: (isPublished: boolean) => void };

/** Loads an entry and the form of its collection. */
export function Editor({ entryLink, ...props }: Props & { entryLink: EntryLink }) {
  const { language, t } = useTranslator();
  useScreenTitle();
  const [opened, setOpened] = useState<{ form: FormSchema; stored: OpenEntry }>();
  const [reason, setReason] = useState<string>();
  const { collection, entry, path } = entryLink;
  useEffect(() => {
    let isCurrent = true;
    Promise.all([api.form(collection, language), api.entry({ collection, entry })]).then(
      ([form, stored]) => isCurrent && setOpened({ form, stored }),
      (error: unknown) => isCurrent && setReason(failureReason(error, language)),
    );
    return () => {
      isCurrent = false;
    };
  }, [collection, entry, language]);
  const field = opened && path?.join('.');
  useEffect(() => {
    if (field !== undefined) focusField(field.split('.'));
  }, [field]);
  if (reason !== undefined) return <p role="alert">{t('gone', { reason })}</p>;
  return opened ? <OpenEditor entryKey={{ collection, entry }} {...props} {...opened} /> : null;
}

type EditorProps = Props & { entryKey: EntryKey; form: FormSchema; stored: OpenEntry };

function OpenEditor({ entryKey, form, stored: first, previewUrl, onSaved }: EditorProps) {
  const { language, t } = useTranslator();
  const edited = useEntry(entryKey, first, onSaved);
  const { stored, steps, message, conflict, conflictTexts } = edited;
  const { problems, page, revision, figures, unsourced = [], decision } = useCheck(entryKey, steps.value, stored);
  const isComplete = problems?.length === 0;
  const isShared = useSession().mode === 'shared';
  const isContributor = useHasRole('contributor');
  const mayWrite = !isShared || (isContributor && (!stored.change || stored.change.state === 'draft'));
  const [change, setChange] = useState<number>();
  const heading = [form.title, titleIn(steps.value, language)].filter(Boolean).join(': ');
  useScreenTitle(heading);
  const title = <h2>{heading}</h2>;
  const problemList = <ProblemList problems={problems} form={form} />;
  // The question about the decision also asks for the source of the entry itself.
  const parts = decision === 'needed' ? unsourced.filter((part) => part.length > 0) : unsourced;
  const questions = mayWrite && (
    <>
      <DecisionQuestion decision={decision} value={steps.value} published={stored.published} onChange={steps.set} />
      {isShared && <FigureSources parts={parts} value={steps.value} onChange={steps.set} />}
    </>
  );
  const altered = <AlteredSentences altered={figures?.altered ?? []} />;
  return (
    <>
      {isShared ? (
        <SharedActions
          title={title}
          entryKey={entryKey}
          entry={edited}
          problems={problems}
          mayWrite={mayWrite}
          chosen={change}
          onChoose={setChange}
        />
      ) : (
        <>
          {title}
          {stored.draft !== undefined && <p className="note">{t('isDraft')}</p>}
          <Actions form={form} entry={edited} isComplete={isComplete} />
        </>
      )}
      {mayWrite && stored.change?.returned && <ReturnedNote returned={stored.change.returned} />}
      <p role="status" className="saved">
        {message && t(message)}
      </p>
      <p role="alert">{edited.failure}</p>
      {conflict.theirs && conflictTexts && (
        <Conflict form={form} entry={edited} theirs={conflict.theirs} texts={conflictTexts} />
      )}
      <div className="work">
        <div>
          {!isShared && problemList}
          {!isShared && questions}
          {!isShared && altered}
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
              isShared && (
                <>
                  {problemList}
                  {questions}
                </>
              )
            }
          >
            {isShared && altered}
            {mayWrite && <EntryEnd entryKey={entryKey} form={form} entry={edited} />}
          </EntryForm>
        </div>
        {/* Only contributors may render pages; all others see the page in the change. */}
        {(!isShared || isContributor) && (
          <Preview
            entryKey={entryKey}
            url={previewUrl}
            page={page}
            // Reloads the preview of an unpublished entry after each change, because its page may not exist at the first load.
            revision={stored.published === undefined ? revision : undefined}
            isComplete={isComplete}
            value={steps.value}
          />
        )}
      </div>
    </>
  );
}
