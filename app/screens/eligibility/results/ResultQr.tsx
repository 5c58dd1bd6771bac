import { QrImage } from '#app/components/media/QrCode.tsx';
import { qrOutline } from '#app/components/media/qrOutline.ts';
import { formatAnswers } from '#app/eligibility/answersInAddress.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './ResultQr.module.css';

/** Shows a code that opens the same result on another phone. The answers are in the fragment, which no server receives. */
export function ResultQr() {
  const { visit, text } = useFinder();
  const { origin, pathname } = window.location;
  const outline = qrOutline(`${origin}${pathname}#${formatAnswers(visit.answers)}`);
  return (
    <figure className={styles.figure}>
      <QrImage outline={outline} alt={text.t('qr.alt')} />
      <figcaption>{text.t('qr.caption')}</figcaption>
    </figure>
  );
}
