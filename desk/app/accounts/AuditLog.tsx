import { useEffect, useEffectEvent, useState } from 'react';
import stacked from '#app/components/text/StackedTable.module.css';
import type { Language } from '#app/i18n/language.ts';
import type { AuditRow } from '../../server/accounts/accountTypes.ts';
import { Button } from '../Button.tsx';
import { formatMoment } from '../formatMoment.ts';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { findWord, useTranslator } from '../words.ts';
import styles from './Account.module.css';
import { accountsApi } from './accountsApi.ts';
import labelled from './LabelledTable.module.css';
import { Problem } from './Problem.tsx';
import { useAction } from './useAction.ts';

const COLUMNS = ['when', 'who', 'what', 'subject'] as const;

/** Lists all actions, newest first. */
export function AuditLog() {
  const { language, t } = useTranslator();
  useScreenTitle(t('accounts.log'));
  const { problem, isBusy, run } = useAction();
  const [rows, setRows] = useState<AuditRow[]>();
  const [isComplete, setIsComplete] = useState(false);
  const loadOlder = () =>
    run(async () => {
      const older = (await accountsApi.audit(rows?.at(-1)?.id)).rows;
      setRows([...(rows ?? []), ...older]);
      setIsComplete(older.length === 0);
    });
  const loadFirst = useEffectEvent(loadOlder);
  useEffect(() => {
    void loadFirst();
  }, []);
  return (
    <div className={styles.account}>
      <h2>{t('accounts.log')}</h2>
      <p className="small">{t('accounts.logHelp')}</p>
      <Problem sentence={problem} />
      {rows && (
        <table className={`${stacked.table} ${labelled.table}`}>
          <caption className="sr">{t('accounts.log')}</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`accounts.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, at, user, action, subject, details }) => (
              <tr key={id}>
                <td data-label={t('accounts.when')}>
                  <time dateTime={at}>{formatMoment(at, language)}</time>
                </td>
                <td data-label={t('accounts.who')}>{user?.title[language] ?? t('accounts.nobody')}</td>
                <td data-label={t('accounts.what')}>
                  {actionWords(action, language)}
                  {typeof details.count === 'number' && ` ${t('accounts.times', { count: details.count })}`}
                </td>
                <td data-label={t('accounts.subject')}>{subjectWords(subject, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isComplete ? (
        <p role="status">{t('accounts.logEnd')}</p>
      ) : (
        <Button label={t('accounts.older')} disabled={isBusy} onClick={loadOlder} />
      )}
    </div>
  );
}

/** Returns the words for an action, or its name if there are none. */
export const actionWords = (action: string, language: Language) =>
  findWord(language, `accounts.actions.${action}`) ?? action;

/** Returns what an action was done to in words: `change 87` is “Change 87”. Returns unknown subjects as they are. */
export function subjectWords(subject: string, language: Language): string {
  const [, kind, name = ''] = /^(\w+)(?: (.+))?$/.exec(subject) ?? [];
  const shown = /^\d+$/.test(name) ? Number(name) : name;
  return findWord(language, `accounts.subjects.${kind}`, { name: shown }) ?? subject;
}
