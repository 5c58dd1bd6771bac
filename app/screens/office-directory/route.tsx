import { Provenance } from '#app/components/facts/Provenance.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { languageOf, plainPath } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { districts, inChoice } from '#app/model/districts/data.server.ts';
import { localize } from '#app/model/localize.ts';
import { officeGroup } from '#app/model/offices/located.server.ts';
import { provenanceOfAll } from '#app/model/provenanceOfAll.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import { GROUP_OF_PATH } from './groups.ts';
import { OfficeList } from './OfficeList.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const group = officeGroup(GROUP_OF_PATH[plainPath(url.pathname)] ?? 'assistant', language);
  const own = Object.fromEntries(group.offices.map(({ locationId, location }) => [locationId, location]));
  const locations = Object.entries({ ...localize(districts, language), ...own }).map(([value, label]) => ({
    value,
    label: inChoice(value, label, language),
  }));
  return {
    group,
    locations,
    provenance: provenanceOfAll(group.offices),
    page: { title: group.title, description: group.description },
  };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function OfficeDirectoryScreen({ loaderData: { group, locations, provenance } }: Route.ComponentProps) {
  const { t } = useTranslation('office-directory');
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('offices'), path: '/office' }, { label: group.title }]} />
      <PageHead
        title={group.title}
        lead={
          <>
            {group.description} <PageLink to="/office">{t('allOffices')}</PageLink>
          </>
        }
        figures="figures-office"
      />
      <OfficeList key={group.id} offices={group.offices} locations={locations} />
      {provenance && <Provenance entry={{ ...provenance, sources: group.sources }} />}
    </div>
  );
}
