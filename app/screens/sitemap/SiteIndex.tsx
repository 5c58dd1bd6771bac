import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SearchEntry } from '#app/search/entries.ts';
import { kindText } from '#app/search/entries.ts';
import type { Letter } from './byLetter.ts';
import styles from './SiteIndex.module.css';

/** Everything of the site under its letters. Plain links, so that it is the search of those who have no script. */
export function SiteIndex({ letters }: { letters: Letter<SearchEntry>[] }) {
  const { t } = useTranslation('sitemap');
  const { t: search } = useTranslation('search');
  const name = (letter: string) => (letter === '0' ? t('numbers') : letter);
  return (
    <>
      <h2 id="a-to-z">{t('index')}</h2>
      <nav className={styles.jumps} aria-label={t('letters')}>
        <ul>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${idOf(letter)}`}>{name(letter)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries }) => (
        <section key={letter} className={styles.letter} aria-labelledby={idOf(letter)}>
          <h3 id={idOf(letter)}>{name(letter)}</h3>
          <ul className={styles.entries}>
            {entries.map(({ kind, path, title, note, sample }) => (
              <li key={`${kind} ${title}`}>
                <PageLink to={path}>
                  {title}
                  {/* A scheme and its service have one name; whoever hears only the links has to tell them apart. */}
                  {entries.some((other) => other.title === title && other.path !== path) && (
                    <span className="sr">, {kindText({ kind, sample }, search)}</span>
                  )}
                </PageLink>
                <p>
                  {kindText({ kind, sample }, search)}
                  {note && `. ${note}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const idOf = (letter: string) => `letter-${letter.toLowerCase()}`;
