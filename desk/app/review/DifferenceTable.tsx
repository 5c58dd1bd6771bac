import { Fragment, type ReactNode } from 'react';
import { otherLanguage } from '#app/i18n/language.ts';
import { useTranslator } from '../words.ts';
import { DifferenceText } from './DifferenceText.tsx';
import type { DifferenceRow } from './differenceRows.ts';

type Props = {
  caption: string;
  rows: DifferenceRow[];
  /** A button at the end of a row. */
  action?: (field: string) => ReactNode;
  /** What follows a row, such as its comments. */
  remarks?: (field: string) => ReactNode;
};

/** Shows the changed fields of an entry as a table: field, own language, other language. */
export function DifferenceTable({ caption, rows, action, remarks }: Props) {
  const { language, t } = useTranslator();
  const languages = [language, otherLanguage(language)];
  return (
    <table className="differences">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('changes.field')}</th>
          {languages.map((code) => (
            <th key={code} scope="col">
              {t(code === 'mr' ? 'marathi' : 'english')}
            </th>
          ))}
          {action && (
            <th scope="col">
              <span className="unseen">{t('changes.comment')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const field = row.path.join('.');
          const following = remarks?.(field);
          return (
            <Fragment key={field}>
              <tr data-field={field}>
                <th scope="row">{row.names[language]}</th>
                {languages.map((code) => (
                  <td key={code}>
                    <DifferenceText language={code} {...row[code]} />
                  </td>
                ))}
                {action && <td>{action(field)}</td>}
              </tr>
              {following && (
                <tr className="remarks">
                  <td colSpan={action ? 4 : 3}>{following}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
