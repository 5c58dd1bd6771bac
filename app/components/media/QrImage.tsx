import styles from './QrImage.module.css';
import type { QrOutline } from './qrOutline.server.ts';

type QrImageProps = { outline: QrOutline; alt: string };

/** The code alone, as wide as its place. Its address must stand beside it as text. */
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
