import { ExternalLink } from '../links/ExternalLink.tsx';
import type { QrOutline } from './createQrOutline.ts';
import styles from './QrCode.module.css';

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

/** Renders only the code; the caller shows its address as text. */
export function QrImage({ outline: { size, path }, alt }: { outline: QrOutline; alt: string }) {
  return (
    <svg
      className={styles.image}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={alt}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
