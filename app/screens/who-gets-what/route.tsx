import { Page } from '#app/components/page/Page.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import type { Route } from './+types/route';
import { SchemesOfGroup } from './SchemesOfGroup.tsx';
import { groupSchemesBySituation } from './schemesBySituation.server.ts';
import styles from './WhoGetsWhat.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'who-gets-what');
  return {
    groups: groupSchemesBySituation(language),
    provenance: combineProvenance(schemes),
    page: { title: t('title'), description: t('description') },
  };
}

/** Lists every scheme by life situation, for visitors who have no JavaScript or skip the questions of the finder. */
export default function WhoGetsWhatScreen({ loaderData: { groups, provenance, page } }: Route.ComponentProps) {
  const { t } = useTranslation('eligibility');
  return (
    <Page
      parents={[{ label: t('title'), path: '/eligibility' }]}
      title={page.title}
      lead={page.description}
      provenance={provenance}
    >
      <div className={styles.table}>
        {groups.map((group) => (
          <SchemesOfGroup key={group.id} group={group} />
        ))}
      </div>
    </Page>
  );
}
