import { ArrowLeft, Images } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import buttons from '#app/components/buttons/buttons.module.css';
import { PageActions } from '#app/components/PageActions/PageActions.tsx';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { hostelOfState } from './chosenHostel.ts';
import styles from './HostelActions.module.css';
import type { HostelDetails } from './hostelDetails.server.ts';
import { listOf } from './listOf.ts';
import { PhotosOpener } from './PhotosOpener.tsx';

type HostelActionsProps = { hostel: HostelDetails | undefined };

/** Back, and for one hostel its photos and what one does with its page. */
export function HostelActions({ hostel }: HostelActionsProps) {
  const { t } = useTranslation('hostel');
  const language = useLanguage();
  const photos = hostel?.photos ?? [];
  return (
    <div className={styles.actions}>
      <PageActions title={hostel?.hostelFullname ?? ''} actions={hostel ? ['share', 'print'] : []}>
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

/** Goes back in the history when the visitor came from the list, so that the list stands where it was left. */
function BackToHostels({ hostel }: HostelActionsProps) {
  const { t } = useTranslation('hostel');
  const navigate = useNavigate();
  const cameFromList = hostelOfState(useLocation().state) !== undefined;
  const goBack = (event: MouseEvent) => {
    const otherTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!cameFromList || otherTab) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <PageLink to={listOf(hostel).path} className={buttons.quiet} onClick={goBack}>
      <ArrowLeft aria-hidden="true" />
      {t('back')}
    </PageLink>
  );
}
