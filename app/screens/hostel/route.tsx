import { loaderTranslation } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import type { Route } from './+types/route';
import { HostelPage } from './HostelPage.island.tsx';
import { districtOffices, hostelDetails } from './hostelDetails.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'hostel');
  return {
    hostels: hostelDetails(language),
    offices: districtOffices(language),
    page: { title: t('title'), description: t('description') },
  };
}

export default function HostelScreen({ loaderData: { hostels, offices } }: Route.ComponentProps) {
  return <Island name="HostelPage" component={HostelPage} props={{ hostels, offices }} start="query" />;
}
