import { Provenance } from '#app/components/facts/Provenance.tsx';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { allHelplines } from '#app/model/helplines/helplines.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import type { Route } from './+types/route';
import { Finder } from './Finder.island.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'eligibility');
  return {
    helplines: allHelplines(language),
    provenance: combineProvenance(schemes),
    page: { title: t('title'), description: t('description') },
  };
}

export default function EligibilityScreen({ loaderData: { helplines, provenance } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Island name="Finder" component={Finder} props={{ helplines }} start="query" />
      {provenance && <Provenance entry={provenance} />}
    </div>
  );
}
