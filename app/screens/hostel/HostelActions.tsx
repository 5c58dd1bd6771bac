import { Images } from 'lucide-react';
import { useLocation } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { BackLink } from '#app/components/links/BackLink.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { getHostelList, parseHostelState } from './chosenHostel.ts';
import styles from './HostelActions.module.css';
import type { HostelDetails } from './hostelDetails.server.ts';
import { PhotosOpener } from './PhotosOpener.tsx';

type HostelActionsProps = { hostel: HostelDetails | undefined };

export function HostelActions({ hostel }: HostelActionsProps) {
  const { t, language } = useTranslation('hostel');
  const photos = hostel?.photos ?? [];
  return (
    <div className={styles.actions}>
      <PageActions
        title={hostel?.hostelFullname ?? ''}
        actions={hostel ? ['share', 'print'] : []}
        lines={() => (hostel ? linesOf(hostel, hostel.students && t(`studentsOf.${hostel.students}`)) : [])}
      >
        <BackToHostels hostel={hostel} />
        {hostel && (
          <PhotosOpener hostel={hostel} className={buttons.quiet}>
            <Images aria-hidden="true" />
            {photos.length === 0
              ? t('noPhotosButton')
              : t('photos', { count: photos.length, number: formatNumber(photos.length, language) })}
          </PhotosOpener>
        )}
      </PageActions>
    </div>
  );
}

function linesOf({ districtName, hostelAddress, headName, headContact }: HostelDetails, students: string | undefined) {
  return [
    [students, districtName].filter(Boolean).join(', '),
    hostelAddress ?? '',
    headContact ? `${headName}: ${headContact}` : '',
  ];
}

function BackToHostels({ hostel }: HostelActionsProps) {
  const { t } = useTranslation('hostel');
  const cameFromList = parseHostelState(useLocation().state) !== undefined;
  return (
    <BackLink to={getHostelList(hostel).path} steps={cameFromList ? 1 : undefined}>
      {t('back')}
    </BackLink>
  );
}
