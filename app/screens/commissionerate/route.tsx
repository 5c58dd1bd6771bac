import { PageLink } from '#app/components/links/PageLink.tsx';
import { OfficeCard } from '#app/components/offices/OfficeCard.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { officeGroup } from '#app/model/offices/data.server.ts';
import type { Route } from './+types/route';
import styles from './Commissionerate.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'commissionerate');
  const { offices, sources } = officeGroup('regional', language);
  return {
    offices,
    sources,
    provenance: combineProvenance(offices),
    page: { title: t('title'), description: t('lead') },
  };
}

export default function CommissionerateScreen({ loaderData: { offices, sources, provenance } }: Route.ComponentProps) {
  const { t } = useTranslation('commissionerate');
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      figures="figures-office"
      provenance={provenance && { ...provenance, sources }}
    >
      <div className={`body ${styles.body}`}>
        <p>{t('what')}</p>
        <div className="two">
          {offices.map((office) => (
            <OfficeCard key={office.locationId} id={office.locationId} office={office} />
          ))}
        </div>
        <p>
          <PageLink to="/office/assistant">{t('districtOffices')}</PageLink>
        </p>
      </div>
    </Page>
  );
}
