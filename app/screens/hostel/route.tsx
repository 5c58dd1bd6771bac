import { useEffect } from 'react';
import { useHydratedLocation } from '#app/components/hooks/useHydrated.ts';
import { Page } from '#app/components/page/Page.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import type { Route } from './+types/route';
import { findChosenHostel, hostelListFor } from './chosenHostel.ts';
import { HostelActions } from './HostelActions.tsx';
import { HostelList } from './HostelList.tsx';
import { HostelSection } from './HostelSection.tsx';
import { districtOffices, hostelDetails } from './hostelDetails.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'hostel');
  return {
    hostels: hostelDetails(language),
    offices: districtOffices(language),
    page: { title: t('title'), description: t('description') },
  };
}

/** Shows one hostel, or all of them in the prerendered page and without script. */
export default function HostelScreen({ loaderData: { hostels, offices, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['hostel', 'shell']);
  const { search, state } = useHydratedLocation();
  const { hostel, unknown } = findChosenHostel(hostels, search, state);
  const list = hostelListFor(hostel);
  useTabTitle(hostel?.hostelFullname);
  return (
    <Page
      parents={[{ label: t('shell:nav.hostels') }, { label: t(list.title), path: list.path }]}
      crumb={hostel?.place ?? page.title}
      title={hostel?.hostelFullname ?? page.title}
      lead={hostel?.districtName ?? t('lead')}
      figures="figures-hostel"
    >
      <HostelActions hostel={hostel} />
      {hostel ? (
        <HostelSection
          key={hostel.name}
          hostel={hostel}
          office={hostel.sample ? undefined : offices[hostel.district]}
          alone
        />
      ) : (
        <HostelList hostels={hostels} offices={offices} unknown={unknown} />
      )}
    </Page>
  );
}

/** Sets the document title, because one page is prerendered for all hostels; restores it if unchanged. */
function useTabTitle(name: string | undefined): void {
  useEffect(() => {
    if (!name) return;
    const former = document.title;
    const own = former.replace(/^.* – /, `${name} – `);
    document.title = own;
    return () => {
      if (document.title === own) document.title = former;
    };
  }, [name]);
}
