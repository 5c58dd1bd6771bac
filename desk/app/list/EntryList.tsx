import { useState } from 'react';
import type { ListedCollection, ListedEntry } from '../../server/entries/listing.ts';
import type { Named } from '../ask.ts';
import { entryAddress } from '../useOpenEntry.ts';
import { useTranslator } from '../words.ts';
import { NewEntry } from './NewEntry.tsx';

/** Everything that can be edited, by collection, each entry with its state in words. */
export function EntryList({ collections, open }: { collections: ListedCollection[]; open: Named | undefined }) {
  const { language, t } = useTranslator();
  const [text, setText] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const isWanted = ({ entry, title, marks }: ListedEntry) =>
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
        const entries = collection.entries.filter(isWanted);
        if (entries.length === 0 && (text || onlyOpen)) return null;
        return (
          <details key={collection.collection} open={text !== '' || open?.collection === collection.collection}>
            <summary>
              {collection.name[language]} <small>{entries.length.toLocaleString(language)}</small>
            </summary>
            <ul>
              {entries.map((entry) => (
                <ListLine key={entry.entry} named={{ ...collection, ...entry }} entry={entry} open={open} />
              ))}
            </ul>
            {collection.isFolder && <NewEntry collection={collection} />}
          </details>
        );
      })}
    </nav>
  );
}

type LineProps = { named: Named; entry: ListedEntry; open: Named | undefined };

function ListLine({ named, entry: { entry, title, marks }, open }: LineProps) {
  const { language, t } = useTranslator();
  const isOpen = open?.collection === named.collection && open.entry === entry;
  return (
    <li>
      <a href={entryAddress(named)} aria-current={isOpen ? 'page' : undefined}>
        {title[language]}
      </a>{' '}
      <small className={marks.length > 0 ? 'marks' : 'complete'}>
        {marks.length > 0 ? marks.map((mark) => t(mark)).join(' · ') : t('complete')}
      </small>
    </li>
  );
}
