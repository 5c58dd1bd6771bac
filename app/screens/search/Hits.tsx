import { useTranslation } from 'react-i18next';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import { Tag } from '#app/components/Tag/Tag.tsx';
import { otherLanguage } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { SearchEntry } from '#app/search/entries.ts';
import { markWords } from '#app/search/mark.ts';
import styles from './Hits.module.css';

type HitsProps = { hits: SearchEntry[]; words: string[] };

/** The results. A title in the other language stands below when it is where the words were found. */
export function Hits({ hits, words }: HitsProps) {
  const { t } = useTranslation('search');
  const other = otherLanguage(useLanguage());
  return (
    <ol className={styles.hits}>
      {hits.map(({ kind, path, title, otherTitle, note }) => (
        <li key={`${kind} ${title}`}>
          <Tag>{t(`kind.${kind}`)}</Tag>
          <h3>
            <PageLink to={path}>
              <Marked text={title} words={words} />
            </PageLink>
          </h3>
          {markWords(otherTitle, words).some(({ marked }) => marked) && otherTitle !== title && (
            <p lang={other}>
              <Marked text={otherTitle} words={words} />
            </p>
          )}
          {note && <p>{note}</p>}
        </li>
      ))}
    </ol>
  );
}

function Marked({ text, words }: { text: string; words: string[] }) {
  let position = 0;
  return markWords(text, words).map((part) => {
    const key = position;
    position += part.text.length;
    return part.marked ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
