import { Page } from '#app/components/page/Page.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { releases } from '#app/model/changes/data.server.ts';
import { releasesIn, truncateReleases } from '#app/model/changes/releases.server.ts';
import { CHANGE_FEEDS } from '#app/model/feeds/addresses.ts';
import type { Route } from './+types/route';
import styles from './Changes.module.css';
import { ReleaseChanges } from './ReleaseChanges.tsx';

/** Keeps the page below 10 kB compressed; older changes are in the feed. */
const MAX_LINES = 120;

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'changes');
  return {
    releases: truncateReleases(releasesIn(language, releases), MAX_LINES),
    page: { title: t('title'), description: t('description') },
  };
}

export default function ChangesScreen({ loaderData: { releases, page } }: Route.ComponentProps) {
  const { t, language } = useTranslation('changes');
  const [atom, json] = CHANGE_FEEDS;
  return (
    <Page title={page.title} lead={page.description}>
      <div className={`body ${styles.body}`}>
        {releases.length === 0 && (
          <EmptyState>
            <h2>{t('noneYet')}</h2>
            <p>{t('notPublished')}</p>
            <p>{t('meanwhile')}</p>
          </EmptyState>
        )}
        {releases.map((release) => (
          <ReleaseChanges key={release.version} release={release} />
        ))}
        <p>
          {t('feeds')} <a href={pathIn(language, atom.path)}>Atom</a>,{' '}
          <a href={pathIn(language, json.path)}>JSON Feed</a>
        </p>
      </div>
    </Page>
  );
}
