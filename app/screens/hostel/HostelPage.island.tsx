import { Images } from 'lucide-react';
import { useEffect } from 'react';
import buttons from '#app/components/buttons.module.css';
import { useHistoryEntry } from '#app/components/hooks/useHistoryEntry.ts';
import { BackLink } from '#app/components/links/BackLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import actions from '#app/components/share/PageActions.module.css';
import { PrintButton } from '#app/components/share/PrintButton.tsx';
import { ShareButton } from '#app/components/share/ShareButton.island.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { setPageName } from '#app/shell/document/pageName.ts';
import { findChosenHostel, findHostelList } from './chosenHostel.ts';
import styles from './Hostel.module.css';
import { HostelList } from './HostelList.tsx';
import { HostelSection, PhotosOpener } from './HostelSection.tsx';
import type { ListedHostel } from './hostelDetails.server.ts';

/** `section`: name of the part of the site to which the page belongs. */
type HostelPageProps = { hostels: ListedHostel[]; section: string };

/** Shows the chosen hostel, or all hostels if none is chosen. The prerendered page shows all. */
export function HostelPage({ hostels, section }: HostelPageProps) {
  const { t } = useTranslation('hostel');
  const { hostel, unknown } = findChosenHostel(hostels, useHistoryEntry().search);
  const list = findHostelList(hostel);
  useDocumentTitle(hostel?.sharedTitle);
  return (
    <Page
      parents={[{ label: section }, { label: t(list.title), path: list.path }]}
      crumb={hostel?.place ?? t('title')}
      title={hostel?.hostelFullname ?? t('title')}
      lead={hostel?.districtName ?? t('lead')}
      figures="figures-hostel"
      {...(hostel && { cautioned: hostel.cautioned })}
    >
      <HostelActions hostel={hostel} />
      {hostel ? (
        <HostelSection key={hostel.name} hostel={hostel} hidesHeading />
      ) : (
        <HostelList hostels={hostels} unknown={unknown} />
      )}
    </Page>
  );
}

/** Sets the document title, because one page is prerendered for all hostels. Restores the old title on unmount. */
function useDocumentTitle(name: string | undefined): void {
  useEffect(() => {
    if (!name) return;
    const former = document.title;
    setPageName(name);
    const own = document.title;
    return () => {
      if (document.title === own) document.title = former;
    };
  }, [name]);
}

function HostelActions({ hostel }: { hostel: ListedHostel | undefined }) {
  const { t } = useTranslation('hostel');
  const number = hostel?.photos.length ?? 0;
  return (
    <div className={`no-print ${styles.actions}`}>
      <div className={`no-print ${actions.row}`}>
        <BackLink to={findHostelList(hostel).path}>{t('back')}</BackLink>
        {hostel && number > 0 && (
          <PhotosOpener hostel={hostel} className={buttons.quiet}>
            <Images aria-hidden="true" />
            {t('photos', { count: number, number })}
          </PhotosOpener>
        )}
        {hostel && (
          <>
            <ShareButton
              title={hostel.sharedTitle}
              lines={hostel.lines}
              caution={hostel.caution}
              entry={`?hostel=${hostel.name}#${hostel.name}`}
              className={buttons.quiet}
            />
            <PrintButton className={buttons.quiet} />
          </>
        )}
      </div>
    </div>
  );
}
