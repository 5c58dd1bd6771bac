import { formatNumber } from '#app/i18n/format/numbers.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { helplinesFor } from '#app/model/helplines/helplines.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import type { Route } from './+types/route';
import fetchEarly from './fetchEarly.ts?inline-script';
import { SearchPage } from './SearchPage.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'search');
  const [helpline] = helplinesFor([], language);
  return {
    waysOn: {
      situations: formatNumber(situations.length, language),
      schemes: formatNumber(schemes.length, language),
      helpline: helpline && { number: helpline.number, label: helpline.short ?? helpline.title },
    },
    page: { title: t('title'), description: t('description'), hidden: true, script: fetchEarly },
  };
}

export default function SearchScreen({ loaderData: { waysOn } }: Route.ComponentProps) {
  return <SearchPage waysOn={waysOn} />;
}
