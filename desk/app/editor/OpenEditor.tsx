import { useEffect, useState } from 'react';
import type { Language } from '#app/i18n/language.ts';
import type { Part } from '../../server/forms.ts';
import type { Named, OpenEntry } from '../ask.ts';
import { EntryForm } from '../form/EntryForm.tsx';
import type { Path } from '../form/FormContext.ts';
import { goTo } from '../form/goTo.ts';
import { useTranslator, type Word } from '../words.ts';
import { Actions } from './Actions.tsx';
import { AlteredSentences } from './AlteredSentences.tsx';
import { Conflict } from './Conflict.tsx';
import { Preview } from './Preview.tsx';
import { ProblemList } from './ProblemList.tsx';
import { isSame, pruned } from './pruned.ts';
import { Retire, type Retirement } from './Retire.tsx';
import { keepUnsaved, keptUnsaved } from './unsaved.ts';
import { useCheck } from './useCheck.ts';
import { type SaveResult, useSaving } from './useSaving.ts';
import { useUndo } from './useUndo.ts';

type Props = {
  named: Named;
  /** The field to go to. */
  path: Path | undefined;
  form: Part;
  stored: OpenEntry;
  previewUrl: string;
  onSaved: (isPublic: boolean) => void;
};

const draftOrPublished = ({ draft, published }: OpenEntry) => draft ?? published;

function titleIn(value: unknown, language: Language): string {
  const { title, hostelFullname } = (value ?? {}) as Record<string, Partial<Record<Language, string>> | undefined>;
  return title?.[language] ?? hostelFullname?.[language] ?? '';
}

/** Holds an entry while it is edited: its text with undo, what was not saved, and the ways to save it. */
function useEntry({ named, stored: first, onSaved }: Pick<Props, 'named' | 'stored' | 'onSaved'>) {
  const [stored, setStored] = useState(first);
  const [unsaved] = useState(() => keptUnsaved(named));
  const [message, setMessage] = useState<Word | undefined>(unsaved ? 'restored' : undefined);
  const steps = useUndo(unsaved?.value ?? draftOrPublished(first));
  const [version, setVersion] = useState(unsaved?.version ?? first.version);
  const isUnsaved = !isSame(steps.value, draftOrPublished(stored));
  useEffect(() => {
    keepUnsaved(named, isUnsaved ? { value: steps.value, version } : undefined);
  }, [named, steps.value, version, isUnsaved]);

  const saving = useSaving(named, pruned(steps.value), version);
  const done = (word: Word) => (result: SaveResult) => {
    setMessage(result.entry ? word : undefined);
    if (!result.entry) return;
    setStored(result.entry);
    setVersion(result.entry.version);
    steps.reset(draftOrPublished(result.entry));
    onSaved(word !== 'savedDraft' && word !== 'discarded');
  };
  const retire = (retired: Retirement) => {
    const value = { ...(pruned(steps.value) as object), retired };
    steps.set(value);
    return saving.saveReady(value).then(done('retired'));
  };
  const keepMine = () => {
    setVersion(saving.conflict?.version ?? version);
    saving.settle();
  };
  const takeTheirs = () => {
    if (!saving.conflict) return;
    setStored(saving.conflict);
    setVersion(saving.conflict.version);
    steps.set(draftOrPublished(saving.conflict));
    saving.settle();
  };
  return { stored, steps, isUnsaved, message, saving, done, retire, keepMine, takeTheirs };
}

/** Shows the form of an entry, with undo, saving, its problems, and a preview of its page. */
export function OpenEditor({ named, path, form, stored: first, previewUrl, onSaved }: Props) {
  const { language, t } = useTranslator();
  const { stored, steps, isUnsaved, message, saving, done, retire, keepMine, takeTheirs } = useEntry({
    named,
    stored: first,
    onSaved,
  });
  const { problems, page, revision, figures } = useCheck(named, steps.value, stored);
  const field = path?.join('.');
  useEffect(() => {
    if (field !== undefined) goTo(field.split('.'));
  }, [field]);
  return (
    <>
      <h2>{[form.title, titleIn(steps.value, language)].filter(Boolean).join(': ')}</h2>
      {stored.draft !== undefined && <p className="note">{t('isDraft')}</p>}
      <Actions
        steps={steps}
        isUnsaved={isUnsaved}
        isWhole={problems?.length === 0}
        stored={stored}
        onDraft={() => saving.saveDraft().then(done('savedDraft'))}
        onReady={() => saving.saveReady().then(done('savedReady'))}
        onTakeBack={() => saving.takeBack().then(done('tookBack'))}
        onDiscard={() => saving.discard().then(done('discarded'))}
      />
      {form.properties?.retired && stored.published !== undefined && (
        <Retire
          key={stored.version}
          named={named}
          now={(stored.published as { retired?: Retirement }).retired}
          onRetire={retire}
          onRemove={() => saving.remove().then(done('removed'))}
        />
      )}
      <p role="status" className="said">
        {message && t(message)}
      </p>
      <p role="alert">{saving.failure}</p>
      {saving.conflict && (
        <Conflict
          form={form}
          mine={steps.value}
          theirs={draftOrPublished(saving.conflict)}
          onMine={keepMine}
          onTheirs={takeTheirs}
        />
      )}
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
          revision={revision}
          isWhole={problems?.length === 0}
          isNew={stored.published === undefined}
        />
      </div>
    </>
  );
}
