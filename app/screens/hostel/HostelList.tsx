import { Note } from '#app/components/text/Note.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useFixedPart } from '#app/islands/fixedParts.ts';
import styles from './Hostel.module.css';
import { HostelSection } from './HostelSection.tsx';
import type { ListedHostel } from './hostelDetails.server.ts';

/** Name of the fixed part that links all hostels by district (HostelIndex.tsx). */
export const INDEX_PART = 'index';

/** Lists all hostels. Without JavaScript, CSS shows only the hostel of the fragment `#name`. */
export function HostelList({ hostels, unknown }: { hostels: ListedHostel[]; unknown: boolean }) {
  const { t } = useTranslation('hostel');
  return (
    <div className={styles.hostels}>
      <div className={`stack ${styles.index}`}>
        {unknown && (
          <div role="alert">
            <Note kind="warning">{t('unknown')}</Note>
          </div>
        )}
        <h2>{t('allHostels')}</h2>
        <div className="two" {...useFixedPart(INDEX_PART)} />
      </div>
      {hostels.map((hostel) => (
        <HostelSection key={hostel.name} hostel={hostel} />
      ))}
    </div>
  );
}
