import type { ReactNode } from 'react';
import type { Language } from '#app/i18n/language.ts';
import { QrImage } from '../media/QrCode.tsx';
import type { QrOutline } from '../media/qrOutline.ts';
import styles from './Paper.module.css';

export type PaperProps = {
  /** Font sizes in points, in one language and with both languages side by side. */
  size: number;
  bilingualSize?: number;
  sender: string;
  /** Address of the page that the sheet is about, and the sentences before it and for its code. */
  address: string;
  addressLabel: string;
  qr: QrOutline;
  qrAlt: string;
  /** Last lines in each language: the date of the facts, the word before the date of printing, and the ISO date of the site. */
  ends: readonly { language: Language; provenance: string; printed: string; updated: string }[];
  children: ReactNode;
};

/** Renders the frame of one A4 page: the sender above, the address and the dates below. CSS hides the second language until both are chosen. */
export function Paper({ size, bilingualSize, sender, address, addressLabel, qr, qrAlt, ends, children }: PaperProps) {
  return (
    <div className={styles.desk}>
      <article className={styles.paper} data-size={size} data-both={bilingualSize}>
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
