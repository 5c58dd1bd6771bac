import type { ReactNode } from 'react';
import { LoadError, useLazyComponent } from '#app/components/dialogs/useLazyComponent.tsx';
import { PageCautions } from '#app/components/facts/Cautions.tsx';
import { HostelPhoto } from '#app/components/media/HostelPhoto.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useFixedPart } from '#app/islands/fixedParts.ts';
import { retryableImport } from '#app/retryableImport.ts';
import styles from './HostelSection.module.css';
import type { ListedHostel } from './hostelDetails.server.ts';

const loadDialog = retryableImport(() => import('#app/components/dialogs/PhotosDialog.tsx'));

type HostelSectionProps = { hostel: ListedHostel; hidesHeading?: boolean };

/** Returns the name of the fixed part with the notes of a hostel. `position`: index in the list of hostels. */
export const notesPart = (position: number) => `notes${position}`;

/** Returns the name of the fixed part with the facts of a hostel. */
export const factsPart = (position: number) => `facts${position}`;

/** `hidesHeading`: omits name and cautions, because the heading of the page has them. */
export function HostelSection({ hostel, hidesHeading = false }: HostelSectionProps) {
  return (
    <section id={hidesHeading ? undefined : hostel.name} className={styles.section}>
      {!hidesHeading && (
        <>
          <h2>{hostel.hostelFullname}</h2>
          <PageCautions entry={hostel.cautioned} />
        </>
      )}
      <div className={styles.notes} {...useFixedPart(notesPart(hostel.position))} />
      <div className={`${hostel.photos.length > 0 ? 'split ' : ''}${styles.columns}`}>
        <div {...useFixedPart(factsPart(hostel.position))} />
        {hostel.photos.length > 0 && <HostelPhotos hostel={hostel} />}
      </div>
    </section>
  );
}

const SIZES = '(min-width: 992px) 24rem, 100vw';

/** Shows the first photo. Without JavaScript, shows all photos. */
function HostelPhotos({ hostel }: { hostel: ListedHostel }) {
  const { t } = useTranslation('hostel');
  const { name, photos } = hostel;
  return (
    <div>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.picture.stem}>
            <figure>
              <HostelPhoto hostel={name} index={index} photo={photo} sizes={SIZES} decorative />
              <figcaption>{photo.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <div className="needs-script no-print">
          <PhotosOpener hostel={hostel} className="tap as-link">
            {t('seePhotos', { count: photos.length, number: photos.length })}
          </PhotosOpener>
        </div>
      )}
    </div>
  );
}

type PhotosOpenerProps = { hostel: ListedHostel; className: string | undefined; children: ReactNode };

export function PhotosOpener({ hostel, className, children }: PhotosOpenerProps) {
  const { Component: Dialog, failed, open, close } = useLazyComponent(loadDialog, 'PhotosDialog');
  const { name, hostelFullname: label, photos } = hostel;
  return (
    <>
      <button type="button" className={className} onClick={open}>
        {children}
      </button>
      <LoadError failed={failed} />
      {Dialog && <Dialog hostel={{ name, label, photos }} onClose={close} />}
    </>
  );
}
