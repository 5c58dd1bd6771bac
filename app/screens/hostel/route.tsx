import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import type { Route } from './+types/route';
import { HostelDescription, HostelNotes } from './HostelDescription.tsx';
import { HostelIndex } from './HostelIndex.tsx';
import { INDEX_PART } from './HostelList.tsx';
import { HostelPage } from './HostelPage.island.tsx';
import { factsPart, notesPart } from './HostelSection.tsx';
import { collectHostelDetails, listHostels, officesByDistrict } from './hostelDetails.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'hostel');
  const hostels = collectHostelDetails(language);
  return {
    hostels,
    listed: listHostels(hostels, language),
    offices: officesByDistrict(language),
    page: { title: t('title'), description: t('description') },
  };
}

export default function HostelScreen({ loaderData: { hostels, listed, offices } }: Route.ComponentProps) {
  const { t } = useTranslation('shell');
  const ofHostels = hostels.flatMap((hostel, position) => [
    <HostelNotes key={notesPart(position)} hostel={hostel} />,
    <HostelDescription
      key={factsPart(position)}
      hostel={hostel}
      office={hostel.sample ? undefined : offices[hostel.district]}
    />,
  ]);
  return (
    <Island
      name="HostelPage"
      component={HostelPage}
      props={{ hostels: listed, section: t('nav.hostels') }}
      fixed={[<HostelIndex key={INDEX_PART} hostels={hostels} />, ...ofHostels]}
      start="query"
    />
  );
}
