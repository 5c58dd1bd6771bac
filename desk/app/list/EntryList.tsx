import { type ReactNode, useState } from 'react';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import type { CollectionGroup, ListedCollection, ListedEntry } from '../../server/entries/listing.ts';
import type { EntryKey } from '../api.ts';
import { hasSheet, Spreadsheet } from '../spreadsheets/Spreadsheet.tsx';
import { Tag } from '../Tag.tsx';
import { entryHref } from '../useRoute.ts';
import { useTranslator } from '../words.ts';
import styles from './EntryList.module.css';
import { NewEntry } from './NewEntry.tsx';
import { SearchResults } from './SearchResults.tsx';

type Props = { collections: ListedCollection[]; openEntry: EntryKey | undefined };

/** The groups that are always visible, in order. The group `more` opens on request. */
const GROUPS = ['daily', 'places', 'pages'] as const satisfies CollectionGroup[];

/** Lists all entries by collection, each with its status as text. */
export function EntryList({ collections, openEntry }: Props) {
  const { t } = useTranslator();
  const [text, setText] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const matches = ({ entry, title, marks }: ListedEntry) =>
    `${title.en} ${title.mr} ${entry}`.toLowerCase().includes(text.trim().toLowerCase()) &&
    (!onlyOpen || marks.length > 0);
  const isFiltered = text !== '' || onlyOpen;
  const shown = (group: CollectionGroup) =>
    collections
      .filter((collection) => collection.group === group)
      .map((collection) => ({ collection, entries: collection.entries.filter(matches) }))
      .filter(({ entries }) => entries.length > 0 || !isFiltered)
      .map((found) => (
        <CollectionItem key={found.collection.collection} {...found} isFiltered={text !== ''} openEntry={openEntry} />
      ));
  const more = shown('more');
  const isMoreOpen = collections.some(
    ({ collection, group }) => group === 'more' && collection === openEntry?.collection,
  );
  return (
    <nav aria-label={t('collections')} className={styles.list}>
      <h2>{t('collections')}</h2>
      <label>
        {t('search')}
        <input className="input" type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <TickBox checked={onlyOpen} onChange={(event) => setOnlyOpen(event.target.checked)}>
        {t('onlyOpen')}
      </TickBox>
      {text.trim().length > 1 && <SearchResults query={text.trim()} />}
      {GROUPS.map((group) => (
        <CollectionGroupItem key={group} name={t(`groups.${group}`)}>
          {shown(group)}
        </CollectionGroupItem>
      ))}
      {more.length > 0 && (
        <details key={String(isFiltered)} className={styles.more} open={isFiltered || isMoreOpen}>
          <summary>{t('groups.more')}</summary>
          <p className="small">{t('moreHelp')}</p>
          {more}
        </details>
      )}
    </nav>
  );
}

function CollectionGroupItem({ name, children }: { name: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3>{name}</h3>
      {children}
    </section>
  );
}

type CollectionProps = {
  collection: ListedCollection;
  entries: ListedEntry[];
  isFiltered: boolean;
  openEntry: EntryKey | undefined;
};

function CollectionItem({ collection, entries, isFiltered, openEntry }: CollectionProps) {
  const { language } = useTranslator();
  const isOpenCollection = openEntry?.collection === collection.collection;
  return (
    <details open={isFiltered || isOpenCollection}>
      <summary>
        {collection.name[language]} <small>{entries.length.toLocaleString(language)}</small>
      </summary>
      <ul className={styles.entries}>
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
      {hasSheet(collection.collection) && <Spreadsheet collection={collection.collection} />}
    </details>
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
      {marks.length > 0 ? (
        <Tag tone="warn">{marks.map((mark) => t(mark)).join(' · ')}</Tag>
      ) : (
        <small className={styles.complete}>{t('complete')}</small>
      )}
    </li>
  );
}
