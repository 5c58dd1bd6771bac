import { Provenance } from '#app/components/facts/Provenance.tsx';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { allHelplines } from '#app/model/helplines/helplines.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import type { Route } from './+types/route';
import { Finder } from './Finder.island.tsx';
import { TABLE_ID } from './questions/StartPage.tsx';
import { schemesBySituation } from './schemesBySituation.server.ts';
import { WhoGetsWhat } from './WhoGetsWhat.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'eligibility');
  return {
    groups: schemesBySituation(language),
    helplines: allHelplines(language),
    provenance: combineProvenance(schemes),
    page: { title: t('title'), description: t('description') },
  };
}

export default function EligibilityScreen({ loaderData: { groups, helplines, provenance } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Island
        name="Finder"
        component={Finder}
        props={{ helplines }}
        fixed={[<WhoGetsWhat key={TABLE_ID} groups={groups} />]}
        start="query"
      />
      {provenance && <Provenance entry={provenance} />}
    </div>
  );
}
