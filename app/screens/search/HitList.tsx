import { useEffect, useRef } from 'react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Marked } from '#app/components/search/Marked.tsx';
import { Tag } from '#app/components/text/Tag.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { kindText, type SearchHit } from '#app/search/entries.ts';
import styles from './HitList.module.css';
import { PAGE_SIZE } from './searchParams.ts';

type HitListProps = { hits: SearchHit[]; listed: number; onMore: (listed: number) => void };

export function HitList({ hits, listed, onMore }: HitListProps) {
  const { t, language } = useTranslation('search');
  const list = useFocusOnFirstNew(listed);
  const shown = hits.slice(0, listed);
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <ol ref={list} className={styles.hits}>
        {shown.map(({ kind, path, title, text, note, caution, words }) => (
          <li key={`${kind} ${path} ${title} ${text}`}>
            <Tag>{kindText({ kind, caution }, t)}</Tag>
            <h3>
              <PageLink to={path}>
                <Marked text={title} words={words} />
              </PageLink>
            </h3>
            {text && (
              <p className={styles.text}>
                <Marked text={text} words={words} />
              </p>
            )}
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
      {hits.length > shown.length && (
        <div className={styles.more}>
          <p>{t('listed', { listed: number(shown.length), total: number(hits.length) })}</p>
          <button type="button" className={`no-print ${buttons.secondary}`} onClick={() => onMore(listed + PAGE_SIZE)}>
            {t('showMore', { number: number(Math.min(PAGE_SIZE, hits.length - shown.length)) })}
          </button>
        </div>
      )}
    </>
  );
}

/** Moves the focus to the first new result, because the button moves down. */
function useFocusOnFirstNew(listed: number) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(listed);
  useEffect(() => {
    const firstNew = list.current?.querySelectorAll<HTMLElement>('h3 a')[before.current];
    if (listed > before.current) firstNew?.focus();
    before.current = listed;
  }, [listed]);
  return list;
}
