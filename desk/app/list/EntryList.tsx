import { type FormEvent, useId, useState } from 'react';
import type { ListedCollection, ListedEntry } from '../../server/entries/listing.ts';
import type { EntryKey } from '../api.ts';
import { entryHref } from '../useOpenEntry.ts';
import { useTranslator } from '../words.ts';

type Props = { collections: ListedCollection[]; openEntry: EntryKey | undefined };

/** Lists all entries by collection, each with its status as text. */
export function EntryList({ collections, openEntry }: Props) {
  const { language, t } = useTranslator();
  const [text, setText] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const matches = ({ entry, title, marks }: ListedEntry) =>
    `${title.en} ${title.mr} ${entry}`.toLowerCase().includes(text.trim().toLowerCase()) &&
    (!onlyOpen || marks.length > 0);
  return (
    <nav aria-label={t('collections')} className="list">
      <h2>{t('collections')}</h2>
      <label>
        {t('search')}
        <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <label className="tick">
        <input type="checkbox" checked={onlyOpen} onChange={(event) => setOnlyOpen(event.target.checked)} />
        {t('onlyOpen')}
      </label>
      {collections.map((collection) => {
        const entries = collection.entries.filter(matches);
        if (entries.length === 0 && (text || onlyOpen)) return null;
        const isOpenCollection = openEntry?.collection === collection.collection;
        return (
          <details key={collection.collection} open={text !== '' || isOpenCollection}>
            <summary>
              {collection.name[language]} <small>{entries.length.toLocaleString(language)}</small>
            </summary>
            <ul>
              {entries.map((entry) => (
                <EntryItem
                  key={entry.entry}
                  href={entryHref({ ...collection, ...entry })}
                  entry={entry}
                  isOpen={isOpenCollection && openEntry.entry === entry.entry}
                />
              ))}
            </ul>
            {collection.isFolder && <NewEntry collection={collection} />}
          </details>
        );
      })}
    </nav>
  );
}

type ItemProps = { href: string; entry: ListedEntry; isOpen: boolean };

function EntryItem({ href, entry: { title, marks }, isOpen }: ItemProps) {
  const { language, t } = useTranslator();
  return (
    <li>
      <a href={href} aria-current={isOpen ? 'page' : undefined}>
        {title[language]}
      </a>{' '}
      <small className={marks.length > 0 ? 'marks' : 'complete'}>
        {marks.length > 0 ? marks.map((mark) => t(mark)).join(' · ') : t('complete')}
      </small>
    </li>
  );
}

/** Creates an entry under a name that becomes part of the page's address. Assigns the next number to numbered entries. */
function NewEntry({ collection: { collection, name, entries } }: { collection: ListedCollection }) {
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
        onClick={() => open(String(1 + Math.max(...entries.map((existing) => Number(existing.entry)))))}
      >
        {label}
      </button>
    );
  return (
    <details className="new">
      <summary>{label}</summary>
      <form onSubmit={begin}>
        <label htmlFor={id}>{t('newName')}</label>
        <p id={`${id}-help`}>{t('newNameHelp')}</p>
        <input
          id={id}
          lang="en"
          value={entry}
          aria-describedby={`${id}-help ${id}-problem`}
          aria-invalid={problem !== undefined}
          onChange={(event) => setEntry(event.target.value)}
        />
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem && t(problem)}
        </p>
        <button type="submit">{t('create')}</button>
      </form>
    </details>
  );
}
