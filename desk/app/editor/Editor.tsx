import { useEffect, useState } from 'react';
import type { Language } from '#app/i18n/language.ts';
import type { Part } from '../../server/forms.ts';
import { ask, type OpenEntry } from '../ask.ts';
import { EntryForm } from '../form/EntryForm.tsx';
import { goTo } from '../form/FormContext.ts';
import type { NamedPlace } from '../useOpenEntry.ts';
import { useTranslator } from '../words.ts';
import { Actions } from './Actions.tsx';
import { AlteredSentences } from './AlteredSentences.tsx';
import { Conflict } from './Conflict.tsx';
import { Preview } from './Preview.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Retire, type Retirement } from './Retire.tsx';
import { useCheck, useEntry } from './useEntry.ts';

type Props = { named: NamedPlace; previewUrl: string; onSaved: (isPublic: boolean) => void };

/** Fetches an entry and the form of its collection, then lets it be edited. */
export function Editor({ named, ...props }: Props) {
  const { language, t } = useTranslator();
  const [opened, setOpened] = useState<{ form: Part; stored: OpenEntry }>();
  const [reason, setReason] = useState<string>();
  const { collection, entry, path } = named;
  useEffect(() => {
    let isCurrent = true;
    Promise.all([ask.form(collection, language), ask.entry({ collection, entry })]).then(
      ([form, stored]) => isCurrent && setOpened({ form, stored }),
      (error: unknown) => isCurrent && setReason(String(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [collection, entry, language]);
  const field = opened && path?.join('.');
  useEffect(() => {
    if (field !== undefined) goTo(field.split('.'));
  }, [field]);
  if (reason !== undefined) return <p role="alert">{t('gone', { reason })}</p>;
  return opened ? <OpenEditor named={{ collection, entry }} {...props} {...opened} /> : null;
}

function titleIn(value: unknown, language: Language): string {
  const { title, hostelFullname } = (value ?? {}) as Record<string, Partial<Record<Language, string>> | undefined>;
  return title?.[language] ?? hostelFullname?.[language] ?? '';
}

/** Shows the form of an entry, with undo, saving, its problems, and a preview of its page. */
function OpenEditor({ named, form, stored: first, previewUrl, onSaved }: Props & { form: Part; stored: OpenEntry }) {
  const { language, t } = useTranslator();
  const edited = useEntry(named, first, onSaved);
  const { stored, steps, message, conflict } = edited;
  const { problems, page, revision, figures } = useCheck(named, steps.value, stored);
  const isComplete = problems?.length === 0;
  return (
    <>
      <h2>{[form.title, titleIn(steps.value, language)].filter(Boolean).join(': ')}</h2>
      {stored.draft !== undefined && <p className="note">{t('isDraft')}</p>}
      <Actions entry={edited} isComplete={isComplete} />
      {form.properties?.retired && stored.published !== undefined && (
        <Retire
          key={stored.version}
          named={named}
          now={(stored.published as { retired?: Retirement }).retired}
          onRetire={edited.retire}
          onRemove={edited.remove}
        />
      )}
      <p role="status" className="said">
        {message && t(message)}
      </p>
      <p role="alert">{edited.failure}</p>
      {conflict && <Conflict form={form} entry={edited} theirs={conflict} />}
      <div className="work">
        <div>
          <ProblemList problems={problems} form={form} />
          <AlteredSentences altered={figures?.altered ?? []} />
          <EntryForm
            schema={form}
            named={named}
            value={steps.value}
            problems={problems ?? []}
            figures={figures}
            onChange={steps.set}
          />
        </div>
        <Preview
          url={previewUrl}
          page={page}
          // The site answers with another page until a new entry is complete.
          revision={stored.published === undefined ? revision : undefined}
          isComplete={isComplete}
        />
      </div>
    </>
  );
}
