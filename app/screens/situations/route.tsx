import { ListChecks } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import panel from '#app/components/panel.module.css';
import { SearchForm } from '#app/components/search/SearchForm.tsx';
import { SituationTiles } from '#app/components/situations/SituationTiles.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { situationTiles } from '#app/model/situations/tiles.server.ts';
import type { Route } from './+types/route';
import styles from './Situations.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'situations');
  return {
    tiles: situationTiles(situations, language),
    provenance: combineProvenance(situations),
    page: { title: t('title'), description: t('description') },
  };
}

export default function SituationsScreen({ loaderData: { tiles, provenance, page } }: Route.ComponentProps) {
  const { t } = useTranslation('situations');
  return (
    <Page title={page.title} lead={page.description} provenance={provenance}>
      <div className={styles.body}>
        <SituationTiles tiles={tiles}>
          <li className={`no-print ${panel.panel} ${styles.none}`}>
            <div>
              <h2>{t('none.title')}</h2>
              <p>{t('none.lead')}</p>
            </div>
            <div className={styles.ways}>
              <PageLink to="/eligibility" className={`${buttons.primary} ${buttons.large}`}>
                <ListChecks aria-hidden="true" />
                {t('none.finder')}
              </PageLink>
              <SearchForm label={t('none.words')} large iconOnly placeholder={t('none.words')} />
            </div>
          </li>
        </SituationTiles>
      </div>
    </Page>
  );
}
