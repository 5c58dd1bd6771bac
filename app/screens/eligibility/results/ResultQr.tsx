import { createQrOutline } from '#app/components/media/createQrOutline.ts';
import { QrImage } from '#app/components/media/QrCode.tsx';
import { formatAnswers } from '#app/eligibility/answersInAddress.ts';
import { useLateTranslation } from '#app/i18n/useLateTranslation.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './ResultQr.module.css';

/** Shows a QR code that opens the same result on another phone. The answers are in the fragment, which no server receives. */
export function ResultQr() {
  const { visit } = useFinder();
  const { t, ready } = useLateTranslation('helping');
  const { origin, pathname } = window.location;
  const outline = createQrOutline(`${origin}${pathname}#${formatAnswers(visit.answers)}`);
  if (!ready) return null;
  return (
    <figure className={styles.figure}>
      <QrImage outline={outline} alt={t('qr.alt')} />
      <figcaption>{t('qr.caption')}</figcaption>
    </figure>
  );
}
