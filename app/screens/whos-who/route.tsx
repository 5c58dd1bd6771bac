import { Page } from '#app/components/page/Page.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { leaders } from '#app/model/leaders/data.server.ts';
import { localize } from '#app/model/localize.ts';
import type { Route } from './+types/route';
import { LeaderCard } from './LeaderCard.tsx';
import styles from './WhosWho.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'whos-who');
  const provenance = combineProvenance(leaders);
  // Shows the lowest confidence of the leaders for the whole page, because the cards show no confidence.
  const isUncertain = leaders.some(({ confidence }) => confidence === 'medium');
  return {
    leaders: localize(leaders, language),
    provenance: provenance && { ...provenance, confidence: isUncertain ? ('medium' as const) : ('high' as const) },
    page: { title: t('title'), description: t('lead') },
  };
}

export default function WhosWhoScreen({ loaderData: { leaders: shown, provenance, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['whos-who', 'shell']);
  const about = { label: t('shell:nav.about'), path: '/about' } as const;
  return (
    <Page parents={[about]} title={page.title} lead={page.description} provenance={provenance}>
      <div className={styles.leaders}>
        {shown.map((leader) => (
          <LeaderCard key={leader.id} leader={leader} level={2} />
        ))}
      </div>
      <p className="body muted">{t('byOffice')}</p>
    </Page>
  );
}
