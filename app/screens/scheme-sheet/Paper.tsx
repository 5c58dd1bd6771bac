import { useEffect, useState } from 'react';
import { QrImage } from '#app/components/media/QrImage.tsx';
import type { QrOutline } from '#app/components/media/qrOutline.server.ts';
import { formatDate } from '#app/i18n/dates.ts';
import type { Language } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { FittedSheet } from './fitToPage.server.ts';
import styles from './Paper.module.css';
import { SheetText } from './SheetText.tsx';
import type { Sheet } from './sheet.server.ts';

type PaperProps = FittedSheet & { district: string; address: string; qr: QrOutline };

/** Renders one page of A4 in both languages; CSS hides the second until both are chosen. */
export function Paper({ own, other, size, bilingualSize, district, address, qr }: PaperProps) {
  const { t } = useTranslation('scheme-sheet');
  return (
    <div className={styles.desk}>
      <article className={styles.paper} data-size={size} data-both={bilingualSize}>
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

type Place = Sheet['places'][number];
type SheetPlacesProps = { sheet: Sheet; district: string };

function SheetPlaces({ sheet, district }: SheetPlacesProps) {
  return (
    <section className={styles.where} lang={sheet.language}>
      <h3>{sheet.headings.where}</h3>
      <ul className={styles.places}>
        {sheet.places.map((place) => (
          <li key={place.id}>
            <b>{place.title}</b>
            <Offices place={place} district={district} sheet={sheet} />
          </li>
        ))}
        {sheet.helplines.map(({ number, title }) => (
          <li key={number}>
            <b className={styles.number}>{number}</b> {title}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the chosen district's office, else all numbers, else a line to write on. */
function Offices({ place: { offices }, district, sheet }: SheetPlacesProps & { place: Place }) {
  const chosen = offices.length === 1 ? offices[0] : offices.find(({ locationId }) => locationId === district);
  const withPhone = offices.filter(({ phone }) => phone);
  if (chosen)
    return (
      <p>
        {offices.length > 1 && `${chosen.location}: `}
        {chosen.address} {chosen.phone && <b className={styles.number}>{chosen.phone}</b>}
      </p>
    );
  if (withPhone.length > 0)
    return (
      <ul className={styles.offices}>
        {withPhone.map(({ locationId, location, phone }) => (
          <li key={locationId}>
            {location} <b className={styles.number}>{phone}</b>
          </li>
        ))}
      </ul>
    );
  return <p className={styles.toWrite}>{sheet.toWrite}</p>;
}

/** Adds the day in the browser, because the page is prerendered. */
function PrintedOn({ language, words }: { language: Language; words: string }) {
  const [today, setToday] = useState('');
  useEffect(() => {
    const now = new Date();
    const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
    setToday(parts.map((part) => String(part).padStart(2, '0')).join('-'));
  }, []);
  return today && ` ${words} ${formatDate(today, language)}.`;
}
