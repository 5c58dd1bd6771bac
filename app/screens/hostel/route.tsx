import { Images } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { useLiveLocation } from '#app/components/hooks/useLiveLocation.ts';
import { BackLink } from '#app/components/links/BackLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import type { Route } from './+types/route';
import styles from './HostelActions.module.css';
import { HostelList } from './HostelList.tsx';
import { HostelSection, PhotosOpener } from './HostelSection.tsx';
import type { HostelDetails } from './hostelDetails.server.ts';
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
  const { search, state } = useLiveLocation();
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

function HostelActions({ hostel }: { hostel: HostelDetails | undefined }) {
  const { t } = useTranslation('hostel');
  const isFromList = parseHostelState(useLocation().state) !== undefined;
  const number = hostel?.photos.length ?? 0;
  return (
    <div className={styles.actions}>
      <PageActions
        title={hostel?.hostelFullname ?? ''}
        actions={hostel ? ['share', 'print'] : []}
        lines={() => (hostel ? shareLines(hostel, hostel.students && t(`studentsOf.${hostel.students}`)) : [])}
      >
        <BackLink to={hostelListFor(hostel).path} steps={isFromList ? 1 : undefined}>
          {t('back')}
        </BackLink>
        {hostel && (
          <PhotosOpener hostel={hostel} className={buttons.quiet}>
            <Images aria-hidden="true" />
            {number === 0 ? t('noPhotosButton') : t('photos', { count: number, number })}
          </PhotosOpener>
        )}
      </PageActions>
    </div>
  );
}

function shareLines({ districtName, hostelAddress, headName, headContact }: HostelDetails, students = '') {
  return [
    [students, districtName].filter(Boolean).join(', '),
    hostelAddress ?? '',
    headContact ? `${headName}: ${headContact}` : '',
  ];
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

/** Finds the hostel of the navigation state, else of `?hostel=`. `unknown`: the address names no hostel of the list. */
export function findChosenHostel<Hostel extends { name: string }>(hostels: Hostel[], search: string, state: unknown) {
  const findHostel = (name: unknown) => hostels.find((hostel) => hostel.name === name);
  const name = new URLSearchParams(search).get('hostel');
  const hostel = findHostel(parseHostelState(state)) ?? findHostel(name);
  return { hostel, unknown: Boolean(name) && !hostel };
}

/** Reads the name of a hostel from the navigation state, which the list sets. */
function parseHostelState(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'hostel' in state ? state.hostel : undefined;
}

const LISTS = {
  government: { path: '/hostels/governmenthostels', title: 'governmentHostels' },
  aided: { path: '/hostels/governmentaidedhostels', title: 'aidedHostels' },
} as const;

/** Defaults to government hostels, as the site's navigation does. */
function hostelListFor(hostel: { category: keyof typeof LISTS } | undefined) {
  return LISTS[hostel?.category ?? 'government'];
}
