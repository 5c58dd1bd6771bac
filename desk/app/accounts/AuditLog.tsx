import { useInfiniteQuery } from '@tanstack/react-query';
import stacked from '#app/components/text/StackedTable.module.css';
import { Button } from '../Button.tsx';
import { errorSentence } from '../errorSentence.ts';
import { formatMoment } from '../formatMoment.ts';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { useTranslator } from '../words.ts';
import styles from './Account.module.css';
import { accountsApi } from './accountsApi.ts';
import { actionWords, subjectWords } from './actionWords.ts';
import labelled from './LabelledTable.module.css';
import { Problem } from './Problem.tsx';

const COLUMNS = ['when', 'who', 'what', 'subject'] as const;

/** Lists all actions, newest first. */
export function AuditLog() {
  const { language, t } = useTranslator();
  useScreenTitle(t('accounts.log'));
  const { data, error, isFetching, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam }: { pageParam: number | undefined }) => accountsApi.audit(pageParam),
    initialPageParam: undefined,
    getNextPageParam: ({ rows: older }) => older.at(-1)?.id,
  });
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <div className={styles.account}>
      <h2>{t('accounts.log')}</h2>
      <p className="small">{t('accounts.logHelp')}</p>
      <Problem sentence={error === null ? '' : errorSentence(error, language)} />
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
                <td data-label={t('accounts.subject')}>{subjectWords(subject, language, details.id)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows && !hasNextPage ? (
        <p role="status">{t('accounts.logEnd')}</p>
      ) : (
        <Button label={t('accounts.older')} disabled={isFetching} onClick={() => fetchNextPage()} />
      )}
    </div>
  );
}
