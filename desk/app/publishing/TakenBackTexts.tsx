import { entryName } from '../review/changeNames.ts';
import { changesApi } from '../review/changesApi.ts';
import { DifferenceTable } from '../review/DifferenceTable.tsx';
import { differenceRows } from '../review/differenceRows.ts';
import { useForms } from '../review/useForms.ts';
import { useLoaded } from '../useLoaded.ts';
import { useTranslator } from '../words.ts';

/** The dialog stays short; the history of each entry shows the rest. */
const MOST_ENTRIES = 2;
const MOST_ROWS = 4;

/** Shows what readers see now and what they will see after changes are taken back, in the first fields of the first entries. */
export function TakenBackTexts({ changes }: { changes: number[] }) {
  const { language, t } = useTranslator();
  const load = () => Promise.all(changes.map((id) => changesApi.read(id, language)));
  const { data = [], problem } = useLoaded(['takenBack', changes, language], load);
  // An entry that was new is gone again, so there is nothing to compare.
  const entries = data.flatMap((change) => change.entries).filter(({ base }) => base !== undefined);
  const shown = entries.slice(0, MOST_ENTRIES);
  const forms = useForms(shown.map(({ collection }) => collection));
  return (
    <>
      <p role="alert">{problem}</p>
      {shown.map((entry) => {
        const known = forms[entry.collection];
        if (!known) return null;
        const title = entryName(entry, language);
        const rows = differenceRows(known, entry.draft, entry.base);
        return (
          <section key={entry.file}>
            <h4>{title}</h4>
            <DifferenceTable caption={title} rows={rows.slice(0, MOST_ROWS)} />
            {rows.length > MOST_ROWS && <p>{t('publishing.moreFields', { count: rows.length - MOST_ROWS })}</p>}
          </section>
        );
      })}
      {entries.map((entry) => (
        <p key={entry.file}>
          <a href={`#/history/${entry.collection}/${entry.entry}`} target="_blank" rel="noreferrer">
            {t('changes.historyOf', { title: entryName(entry, language) })}
          </a>
        </p>
      ))}
    </>
  );
}
