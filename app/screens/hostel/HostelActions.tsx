import { Images } from 'lucide-react';
import { useLocation } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { BackLink } from '#app/components/links/BackLink.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { hostelListFor, parseHostelState } from './chosenHostel.ts';
import styles from './HostelActions.module.css';
import { PhotosOpener } from './HostelSection.tsx';
import type { HostelDetails } from './hostelDetails.server.ts';

export function HostelActions({ hostel }: { hostel: HostelDetails | undefined }) {
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
