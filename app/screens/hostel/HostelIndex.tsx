import { Cautions } from '#app/components/facts/Cautions.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { hostelPath, noteInLists } from '#app/model/hostels/rules.ts';
import styles from './Hostel.module.css';
import type { HostelDetails } from './hostelDetails.server.ts';

/** Links all hostels by district. */
export function HostelIndex({ hostels }: { hostels: HostelDetails[] }) {
  const districts = [...new Set(hostels.map(({ districtName }) => districtName))];
  return districts.map((district) => (
    <div key={district} className="taps below-4">
      <h3 className={`line-above fs-lead ${styles.district}`}>{district}</h3>
      <ul>
        {hostels
          .filter(({ districtName }) => districtName === district)
          .map((hostel) => (
            <li key={hostel.name}>
              <PageLink to={hostelPath(hostel.name)} className="ui">
                {hostel.hostelFullname}
              </PageLink>
              <Cautions entry={hostel} />
              {noteInLists(hostel) && <p className="small below-2">{noteInLists(hostel)}</p>}
            </li>
          ))}
      </ul>
    </div>
  ));
}
