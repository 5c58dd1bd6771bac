import { type FormEvent, useId, useState } from 'react';
import type { ListedCollection } from '../../server/entries/listing.ts';
import { buttons } from '../buttons.ts';
import { entryHref } from '../useRoute.ts';
import { useTranslator } from '../words.ts';

/** Creates an entry under a name that becomes part of the page's address. Assigns the next number to numbered entries. */
export function NewEntry({ collection: { collection, name, entries } }: { collection: ListedCollection }) {
  const { language, t } = useTranslator();
  const id = useId();
  const [entry, setEntry] = useState('');
  const [problem, setProblem] = useState<'nameTaken' | 'nameWrong'>();
  const areNumbered = entries.length > 0 && entries.every((existing) => /^\d+$/.test(existing.entry));

  const open = (chosen: string) => {
    location.hash = entryHref({ collection, entry: chosen });
  };
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const wrong = !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry) ? 'nameWrong' : undefined;
    const taken = entries.some((existing) => existing.entry === entry) ? 'nameTaken' : undefined;
    setProblem(wrong ?? taken);
    if (!wrong && !taken) open(entry);
  };

  const label = t('add', { name: name[language] });
  if (areNumbered)
    return (
      <button
        type="button"
        className={buttons.plain}
        onClick={() => open(String(1 + Math.max(...entries.map((existing) => Number(existing.entry)))))}
      >
        {label}
      </button>
    );
  return (
    <details>
      <summary>{label}</summary>
      <form onSubmit={begin}>
        <label htmlFor={id}>{t('newName')}</label>
        <p id={`${id}-help`}>{t('newNameHelp')}</p>
        <input
          id={id}
          className="input"
          lang="en"
          maxLength={100}
          value={entry}
          aria-describedby={`${id}-help ${id}-problem`}
          aria-invalid={problem !== undefined}
          onChange={(event) => setEntry(event.target.value)}
        />
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem && t(problem, { example: 'hostel-admission-2026' })}
        </p>
        <button type="submit" className={buttons.plain}>
          {t('create')}
        </button>
      </form>
    </details>
  );
}
