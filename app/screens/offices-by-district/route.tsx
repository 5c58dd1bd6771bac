import { Provenance } from '#app/components/facts/Provenance.tsx';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { words } from '#app/i18n/words.server.ts';
import { higherOffices, officesByDistrict } from '#app/model/offices/byDistrict.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { provenanceOfAll } from '#app/model/provenanceOfAll.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import { DistrictOffices } from './DistrictOffices.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const t = words(language, 'offices-by-district');
  return {
    districts: officesByDistrict(language),
    higher: higherOffices(language),
    provenance: provenanceOfAll(officeGroups.flatMap(({ offices }) => Object.values(offices))),
    page: { title: t('title'), description: t('description') },
  };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function OfficesByDistrictScreen({
  loaderData: { districts, higher, provenance },
}: Route.ComponentProps) {
  const { t } = useTranslation('offices-by-district');
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('title') }]} />
      <PageHead title={t('title')} lead={t('description')} figures="figures-office" />
      <DistrictOffices districts={districts} higher={higher} />
      {provenance && <Provenance entry={provenance} />}
    </div>
  );
}
