import { ExternalLink } from '../links/ExternalLink.tsx';
import styles from './QrCode.module.css';
import { QrImage } from './QrImage.tsx';
import type { QrOutline } from './qrOutline.server.ts';

type QrCodeProps = { outline: QrOutline; address: string; alt: string; caption: string };

export function QrCode({ outline, address, alt, caption }: QrCodeProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.code}>
        <QrImage outline={outline} alt={alt} />
      </div>
      <figcaption>
        {caption}
        <ExternalLink href={address} className={styles.address}>
          <span lang="en">{address.replace(/^https?:\/\//, '').replace(/\/$/, '')}</span>
        </ExternalLink>
      </figcaption>
    </figure>
  );
}
