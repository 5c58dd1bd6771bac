import styles from './QrImage.module.css';
import type { QrOutline } from './qrOutline.server.ts';

type QrImageProps = { outline: QrOutline; alt: string };

/** Renders the code alone; the caller shows its address as text. */
export function QrImage({ outline, alt }: QrImageProps) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${outline.size} ${outline.size}`}
      role="img"
      aria-label={alt}
      shapeRendering="crispEdges"
    >
      <path d={outline.path} />
    </svg>
  );
}
