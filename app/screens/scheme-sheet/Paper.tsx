import { QrImage } from '#app/components/media/QrImage.tsx';
import type { QrOutline } from '#app/components/media/qrOutline.server.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { FittedPaper } from './fit.server.ts';
import styles from './Paper.module.css';
import { PrintedOn } from './PrintedOn.tsx';
import { SheetPlaces } from './SheetPlaces.tsx';
import { SheetText } from './SheetText.tsx';

type PaperProps = FittedPaper & { district: string; address: string; qr: QrOutline };

/** The sheet as it comes out of the printer, one page of A4. The other language is there and shows when both are chosen. */
export function Paper({ own, other, size, sizeOfBoth, district, address, qr }: PaperProps) {
  const { t } = useTranslation('scheme-sheet');
  return (
    <div className={styles.desk}>
      <article className={styles.paper} data-size={size} data-both={sizeOfBoth}>
        <p className={styles.sender}>{own.sender}</p>
        <div className={styles.languages}>
          <SheetText sheet={own} />
          <div className={styles.other}>
            <SheetText sheet={other} />
          </div>
        </div>
        <SheetPlaces sheet={own} district={district} />
        <div className={styles.foot}>
          <div className={styles.qr}>
            <QrImage outline={qr} alt={t('qr')} />
          </div>
          <div>
            <p>
              {t('address')} <span lang="en">{address.replace('https://', '')}</span>
            </p>
            {[own, other].map(({ language, provenance, printed }) => (
              <p key={language} lang={language} className={language === other.language ? styles.other : undefined}>
                {provenance}
                <PrintedOn language={language} words={printed} />
              </p>
            ))}
          </div>
        </div>
      </article>
    </div>
  );
}
