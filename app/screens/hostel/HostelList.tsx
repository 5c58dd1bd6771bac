import { PageLink } from '#app/components/links/PageLink.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { hostelPath, noteInLists } from '#app/model/hostels/rules.ts';
import type { DistrictOffice } from '#app/model/offices/data.server.ts';
import styles from './Hostel.module.css';
import { HostelSection } from './HostelSection.tsx';
import type { HostelDetails } from './hostelDetails.server.ts';

export type HostelListData = { hostels: HostelDetails[]; offices: Record<string, DistrictOffice | undefined> };

/** Lists all hostels. Without JavaScript, CSS shows only the hostel of the fragment `#name`. */
export function HostelList({ hostels, offices, unknown }: HostelListData & { unknown: boolean }) {
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
