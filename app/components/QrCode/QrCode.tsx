import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import styles from './QrCode.module.css';
import type { QrOutline } from './qrPath.server.ts';

type QrCodeProps = { outline: QrOutline; address: string; alt: string; caption: string };

/** A QR code with its caption and the address behind it as text, for those who cannot scan their own screen. */
export function QrCode({ outline, address, alt, caption }: QrCodeProps) {
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${outline.size} ${outline.size}`} role="img" aria-label={alt} shapeRendering="crispEdges">
        <path d={outline.path} />
      </svg>
      <figcaption>
        {caption}
        <ExternalLink href={address} className={styles.address}>
          <span lang="en">{address.replace(/^https?:\/\//, '').replace(/\/$/, '')}</span>
        </ExternalLink>
      </figcaption>
    </figure>
  );
}
