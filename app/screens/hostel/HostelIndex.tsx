import { Cautions } from '#app/components/facts/Cautions.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { hostelPath, noteInLists } from '#app/model/hostels/rules.ts';
import styles from './Hostel.module.css';
import type { HostelDetails } from './hostelDetails.server.ts';

/** Links all hostels by district. */
export function HostelIndex({ hostels }: { hostels: HostelDetails[] }) {
  const districts = [...new Set(hostels.map(({ districtName }) => districtName))];
  return districts.map((district) => (
    <div key={district} className={`taps ${styles.district}`}>
      <h3>{district}</h3>
      <ul>
        {hostels
          .filter(({ districtName }) => districtName === district)
          .map((hostel) => (
            <li key={hostel.name}>
              <PageLink to={hostelPath(hostel.name)}>{hostel.hostelFullname}</PageLink>
              <Cautions entry={hostel} />
              {noteInLists(hostel) && <p className={`small ${styles.note}`}>{noteInLists(hostel)}</p>}
            </li>
          ))}
      </ul>
    </div>
  ));
}
