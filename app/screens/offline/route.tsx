import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { words } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import { site } from '#app/model/site/data.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import { Helplines } from './Helplines.tsx';
import { NotSaved } from './NotSaved.tsx';
import styles from './Offline.module.css';
import { SavedPages } from './SavedPages.tsx';
import { SaveSite } from './SaveSite.tsx';
import { Stays } from './Stays.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const t = words(language, 'offline');
  const helplines = localize(site.helplines, language).map(({ number, title, confidence }) => ({
    number,
    title,
    confidence,
  }));
  return { helplines, page: { title: t('title'), description: t('description') } };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function OfflineScreen({ loaderData: { helplines } }: Route.ComponentProps) {
  const { t } = useTranslation('offline');
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('title') }]} />
      <PageHead title={t('title')} lead={t('description')} figures="figures-everyone" />
      <div className={styles.parts}>
        <NotSaved />
        <div className="needs-script">
          <SavedPages />
          <SaveSite />
        </div>
        <Helplines helplines={helplines} />
        <Stays />
      </div>
    </div>
  );
}
