import { Images } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { useHydratedLocation } from '#app/components/hooks/useHydrated.ts';
import { BackLink } from '#app/components/links/BackLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { hostelPath, noteInLists } from '#app/model/hostels/rules.ts';
import type { DistrictOffice } from '#app/model/offices/data.server.ts';
import type { Route } from './+types/route';
import { findChosenHostel, hostelListFor, parseHostelState } from './chosenHostel.ts';
import styles from './Hostel.module.css';
import { HostelSection, PhotosOpener } from './HostelSection.tsx';
import { districtOffices, type HostelDetails, hostelDetails } from './hostelDetails.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'hostel');
  return {
    hostels: hostelDetails(language),
    offices: districtOffices(language),
    page: { title: t('title'), description: t('description') },
  };
}

/** Shows the chosen hostel. Shows all hostels if none is chosen, as in the prerendered page. */
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

/** Sets the document title, because one page is prerendered for all hostels. Restores the old title on unmount. */
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

type HostelListProps = {
  hostels: HostelDetails[];
  offices: Record<string, DistrictOffice | undefined>;
  unknown: boolean;
};

/** Lists all hostels. Without JavaScript, CSS shows only the hostel of the fragment `#name`. */
function HostelList({ hostels, offices, unknown }: HostelListProps) {
  const { t } = useTranslation('hostel');
  const districts = [...new Set(hostels.map(({ districtName }) => districtName))];
  return (
    <div className={styles.hostels}>
      <div className={styles.index}>
        {unknown && (
          <div role="alert">
            <Note kind="warning">{t('unknown')}</Note>
          </div>
        )}
        <h2>{t('allHostels')}</h2>
        <div className={styles.columns}>
          {districts.map((district) => (
            <div key={district} className={styles.district}>
              <h3>{district}</h3>
              <ul>
                {hostels
                  .filter(({ districtName }) => districtName === district)
                  .map((hostel) => (
                    <li key={hostel.name}>
                      <PageLink to={hostelPath(hostel.name)}>{hostel.hostelFullname}</PageLink>
                      {noteInLists(hostel) && <p className={styles.note}>{noteInLists(hostel)}</p>}
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      {hostels.map((hostel) => (
        <HostelSection
          key={hostel.name}
          hostel={hostel}
          office={hostel.sample ? undefined : offices[hostel.district]}
        />
      ))}
    </div>
  );
}
