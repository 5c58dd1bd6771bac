import type { ReactNode } from 'react';
import type { Language } from '#app/i18n/language.ts';
import type { QrOutline } from '../media/createQrOutline.ts';
import { QrImage } from '../media/QrCode.tsx';
import styles from './SheetFrame.module.css';

export type SheetFrameProps = {
  /** Font sizes in points: `size` for one language, `bilingualSize` for both languages side by side. */
  size: number;
  bilingualSize?: number;
  sender: string;
  /** Address of the page that the sheet is about, the label before it and the alternative text of its QR code. */
  address: string;
  addressLabel: string;
  qr: QrOutline;
  qrAlt: string;
  /** Last lines in each language: provenance, the words before the date of printing, and the ISO date of the site's last update. */
  ends: readonly { language: Language; provenance: string; printed: string; updated: string }[];
  children: ReactNode;
};

/** Renders the frame of an A4 page: sender above, address and dates below. CSS hides the second language until both are chosen. */
export function SheetFrame({
  size,
  bilingualSize,
  sender,
  address,
  addressLabel,
  qr,
  qrAlt,
  ends,
  children,
}: SheetFrameProps) {
  return (
    <div className={styles.desk}>
      <article className={styles.paper} data-points={size} data-bilingual-points={bilingualSize}>
        <p className={styles.sender}>{sender}</p>
        {children}
        <div className={styles.foot}>
          <div>
            <QrImage outline={qr} alt={qrAlt} />
          </div>
          <div>
            <p>
              {addressLabel} <span lang="en">{address.replace('https://', '')}</span>
            </p>
            {ends.map(({ language, provenance, printed, updated }, index) => (
              <p key={language} lang={language} className={index > 0 ? styles.other : undefined}>
                {provenance}
                {/* printedDate.ts adds today's date, because the page is prerendered. */}
                <span data-printed-on={printed} data-updated={updated} />
              </p>
            ))}
          </div>
        </div>
      </article>
    </div>
  );
}
