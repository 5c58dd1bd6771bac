import { useTranslation } from 'react-i18next';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import { groupByKind, type SearchEntry } from '#app/search/entries.ts';
import styles from './Everything.module.css';

/** The whole list: the search of those who have no script, and of those who would rather read than type. */
export function Everything({ entries }: { entries: SearchEntry[] }) {
  const { t } = useTranslation('search');
  return (
    <section aria-labelledby="everything">
      <h2 id="everything">{t('everything')}</h2>
      {groupByKind(entries).map(({ kind, entries: ofKind }) => (
        <section key={kind} className={styles.kind} aria-labelledby={kind}>
          <h3 id={kind}>{t(`kinds.${kind}`)}</h3>
          <ul className={styles.list}>
            {ofKind.map(({ path, title, note }) => (
              <li key={title}>
                <PageLink to={path} className={styles.link}>
                  {title}
                </PageLink>
                {note && <p className={styles.note}>{note}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
