import { PageLink } from '#app/components/links/PageLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { searchEntries } from '#app/search/documents/documents.server.ts';
import { labelWithCaution, type SearchEntry } from '#app/search/entries.ts';
import type { Route } from './+types/route';
import { groupByLetter } from './groupByLetter.ts';
import styles from './Sitemap.module.css';
import { type Branch, createSiteTree } from './tree.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'sitemap');
  return {
    tree: createSiteTree(language),
    letters: groupByLetter(searchEntries(language), language),
    page: { title: t('title'), description: t('description') },
  };
}

export default function SitemapScreen({ loaderData: { tree, letters, page } }: Route.ComponentProps) {
  return (
    <Page title={page.title} lead={page.description} figures="figures-service">
      <SiteTree tree={tree} />
      <SiteIndex letters={letters} />
    </Page>
  );
}

function SiteTree({ tree }: { tree: Branch[] }) {
  const { t } = useTranslation('sitemap');
  return (
    <section className={styles.parts} aria-labelledby="parts">
      <h2 id="parts">{t('parts')}</h2>
      <ul className={`taps ${styles.tree}`}>
        {tree.map(({ title, path, links }) => (
          <li key={title} className={styles.branch}>
            <h3>{path === undefined ? title : <PageLink to={path}>{title}</PageLink>}</h3>
            {links.length > 0 && (
              <ul>
                {links.map((link) => (
                  <li key={link.path}>
                    <PageLink to={link.path}>{link.title}</PageLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SiteIndex({ letters }: { letters: { letter: string; entries: SearchEntry[] }[] }) {
  const { t } = useTranslation('sitemap');
  const { t: search } = useTranslation('search');
  const name = (letter: string) => (letter === '0' ? t('numbers') : letter);
  return (
    <>
      <h2 id="a-to-z">{t('index')}</h2>
      <nav className={`no-print ${styles.jumps}`} aria-label={t('letters')}>
        <ul>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${letterId(letter)}`}>{name(letter)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries }) => (
        <section key={letter} className={styles.letter} aria-labelledby={letterId(letter)}>
          <h3 id={letterId(letter)}>{name(letter)}</h3>
          <ul className={styles.entries}>
            {entries.map(({ kind, path, title, note, caution }) => (
              <li key={`${kind} ${title}`}>
                <PageLink to={path}>
                  {title}
                  {/* Adds the kind for screen readers, because a scheme and its service can have the same title. */}
                  {entries.some((other) => other.title === title && other.path !== path) && (
                    <span className="sr">, {labelWithCaution(search(`kind.${kind}`), caution)}</span>
                  )}
                </PageLink>
                <p>
                  {labelWithCaution(search(`kind.${kind}`), caution)}
                  {/* Leaves out the day of an amount, because the list shows no amounts. */}
                  {note && kind !== 'elsewhere' && `. ${note}`}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const letterId = (letter: string) => `letter-${letter.toLowerCase()}`;
