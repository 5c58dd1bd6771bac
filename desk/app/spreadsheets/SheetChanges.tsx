import type { ImportedEntry, SheetImport } from '../../server/spreadsheets/sheetTypes.ts';
import { Tag } from '../Tag.tsx';
import { entryHref } from '../useRoute.ts';
import { useTranslator } from '../words.ts';
import styles from './SheetChanges.module.css';

type Props = { result: SheetImport; onOpen: () => void };

/** Lists the problems of a spreadsheet, or what it changes, by entry and cell. */
export function SheetChanges({ result, onOpen }: Props) {
  const { t } = useTranslator();
  const { problems, entries, compared, missing, saved } = result;
  if (problems.length > 0)
    return (
      <div className="alert" role="alert">
        <p>{t('spreadsheets.refused')}</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <>
      {!saved && (
        <p role="status">
          {entries.length > 0 ? t('spreadsheets.changes', { count: entries.length }) : t('spreadsheets.noChanges')}
        </p>
      )}
      <div className="note">
        <p>{t('spreadsheets.compared')}</p>
        <ul>
          {compared.map(({ sheet, rows }) => (
            <li key={sheet}>{t('spreadsheets.comparedRows', { sheet, count: rows })}</li>
          ))}
        </ul>
      </div>
      {missing > 0 && <p className="note">{t('spreadsheets.missing', { count: missing })}</p>}
      <ul className={styles.changes}>
        {entries.map((entry) => (
          <EntryChanges key={entry.entry} entry={entry} canOpen={saved || !entry.isNew} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}

type EntryProps = { entry: ImportedEntry; canOpen: boolean; onOpen: () => void };

function EntryChanges({ entry, canOpen, onOpen }: EntryProps) {
  const { language, t } = useTranslator();
  const { title, isNew, changes } = entry;
  return (
    <li>
      <h3>
        {canOpen ? (
          <a href={entryHref(entry)} onClick={onOpen}>
            {title[language]}
          </a>
        ) : (
          title[language]
        )}{' '}
        {isNew && <Tag tone="warn">{t('spreadsheets.new')}</Tag>}
      </h3>
      <ul className={styles.fields}>
        {changes.map(({ place, from, to }) => (
          <li key={place}>
            {place}
            {from !== '' && (
              <del>
                <span className="sr">{t('spreadsheets.removed')}</span>
                {from}
              </del>
            )}
            {to !== '' && (
              <ins>
                <span className="sr">{t('spreadsheets.added')}</span>
                {to}
              </ins>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
