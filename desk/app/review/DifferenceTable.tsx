import { Fragment, type ReactNode } from 'react';
import stacked from '#app/components/text/StackedTable.module.css';
import { type Language, otherLanguage } from '#app/i18n/language.ts';
import { useTranslator } from '../words.ts';
import { ChangedPdf, ChangedPicture } from './ChangedFiles.tsx';
import styles from './DifferenceTable.module.css';
import { DifferenceText } from './DifferenceText.tsx';
import type { DifferenceRow } from './differenceRows.ts';

type Props = {
  caption: string;
  rows: DifferenceRow[];
  /** A button at the end of a row. */
  action?: ((field: string) => ReactNode) | undefined;
  /** What follows a row, such as its comments. */
  remarks?: (field: string) => ReactNode;
};

/** Shows the changed fields of an entry as a table: field, own language, other language. */
export function DifferenceTable({ caption, rows, action, remarks }: Props) {
  const { language, t } = useTranslator();
  const languages: Language[] = [language, otherLanguage(language)];
  return (
    <table className={`${stacked.table} ${styles.table}`}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.field}>
            {t('changes.field')}
          </th>
          {languages.map((code) => (
            <th key={code} scope="col">
              {t(code === 'mr' ? 'marathi' : 'english')}
            </th>
          ))}
          {action && (
            <th scope="col" className={styles.action}>
              <span className="sr">{t('changes.comment')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const field = row.path.join('.');
          const following = remarks?.(field);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a removed and a new item may have had the same place
            <Fragment key={`${field} ${index}`}>
              <RowOfField row={row} languages={languages} action={action?.(field)} />
              {following && (
                <tr>
                  <td colSpan={action ? 4 : 3} className={styles.remarks}>
                    {following}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

type RowProps = { row: DifferenceRow; languages: Language[]; action: ReactNode };

/** A picture has a line of its own above the texts, because it belongs to both languages. */
function RowOfField({ row, languages, action }: RowProps) {
  const { language } = useTranslator();
  const { names, picture, path } = row;
  const hasTexts = languages.some((code) => row[code].before || row[code].after || row[code].pdf) || !picture;
  const field = path.join('.');
  const lines = picture && hasTexts ? 2 : 1;
  const texts = languages.map((code) => <TextsIn key={code} language={code} {...row[code]} />);
  const head = (
    <th scope="row" rowSpan={lines}>
      {names[language]}
    </th>
  );
  const end = action && <td>{action}</td>;
  return (
    <>
      <tr data-field={field}>
        {head}
        {picture ? (
          <td colSpan={languages.length + (hasTexts && action ? 1 : 0)}>
            <ChangedPicture name={names[language]} {...picture} />
          </td>
        ) : (
          texts
        )}
        {lines === 1 && end}
      </tr>
      {lines === 2 && (
        <tr data-field={field}>
          {texts}
          {end}
        </tr>
      )}
    </>
  );
}

function TextsIn({ language, pdf, ...texts }: DifferenceRow[Language] & { language: Language }) {
  return (
    <td>
      {pdf && <ChangedPdf {...pdf} />}
      <DifferenceText language={language} {...texts} />
    </td>
  );
}
