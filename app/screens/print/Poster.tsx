import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { QrImage } from '#app/components/media/QrCode.tsx';
import type { Poster as PosterData } from '#app/handouts/poster.server.ts';
import { calculateCodeSide, QUIET_ZONE, type SheetSize } from './calculateCodeSide.ts';
import styles from './Poster.module.css';
import { listVersions, type PosterVersion } from './versions.ts';

type PosterProps = { poster: PosterData; size: SheetSize; district: string };

/** Renders a poster, or two handbills side by side, on one sheet. */
export function Poster({ poster, size, district }: PosterProps) {
  return (
    <div className={`${styles.preview} ${styles[size]}`}>
      <div className={styles.sheet} lang={poster.language}>
        <PosterSide poster={poster} district={district} size={size} />
        {size === 'a5' && <PosterSide poster={poster} district={district} size={size} />}
      </div>
    </div>
  );
}

/** Prints longer amounts in smaller letters, because they are sentences. */
const MAX_FIGURE_LENGTH = 16;

function PosterSide({ poster, district, size }: PosterProps) {
  const { amount, name, cautions, asOf } = poster;
  const { ref, drawing, officialName, who, papers, where } = useFittingVersion(listVersions(poster, size === 'a5'));
  return (
    <article ref={ref} className={styles.side}>
      <div className={styles.head}>
        <p className={styles.sender}>
          <b>{poster.department}</b>
          {poster.government}
        </p>
        {drawing && <Drawing name="row" className={styles[drawing]} />}
      </div>
      <h2>{name}</h2>
      {officialName && <p className={styles.official}>{officialName}</p>}
      {amount && (
        <p className={amount.figure.length > MAX_FIGURE_LENGTH ? `${styles.amount} ${styles.long}` : styles.amount}>
          <span>{amount.before}</span> <b>{amount.figure}</b> <span>{amount.after}</span>
          {amount.what && <small>{amount.what}</small>}
        </p>
      )}
      {cautions.map((caution) => (
        <p key={caution} className={styles.caution}>
          {caution}
        </p>
      ))}
      <div className={styles.lists}>
        <List heading={poster.who.heading} items={who} />
        <List heading={poster.papers.heading} items={papers} />
      </div>
      <div className={styles.go}>
        <div>
          <h3>{poster.where.heading}</h3>
          <p>{where.join('; ')}</p>
          <Office poster={poster} district={district} />
        </div>
        <PosterCode poster={poster} size={size} />
      </div>
      <p className={styles.end}>
        <span>{asOf}</span>
        <span lang="en">{poster.address}</span>
      </p>
    </article>
  );
}

/** Chooses the first version that fits on the page. */
function useFittingVersion(versions: readonly PosterVersion[]) {
  const ref = useRef<HTMLElement>(null);
  const [{ index }, setChosen] = useState({ index: 0 });
  // Starts again when the page's font has loaded, because its letters have other widths.
  useEffect(() => {
    document.fonts?.ready.then(() => setChosen({ index: 0 }));
  }, []);
  useLayoutEffect(() => {
    const { current } = ref;
    const isTooLong = current && current.scrollHeight > current.clientHeight + 1;
    if (isTooLong && index < versions.length - 1) setChosen({ index: index + 1 });
  });
  return { ref, ...(versions[index] as PosterVersion) };
}

function List({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <section>
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the office of the district, or blank lines for it. */
function Office({ poster: { offices, toWrite, callInstead }, district }: { poster: PosterData; district: string }) {
  const office = offices[district] ?? offices[''];
  if (office)
    return (
      <p className={styles.office}>
        <b>{office.name}</b>
        {office.address && `, ${office.address}`} {office.phone && <b className={styles.phone}>{office.phone}</b>}
      </p>
    );
  return (
    <>
      <p className={styles.line}>{toWrite.office}</p>
      <p className={styles.line} />
      <p className={styles.line}>{toWrite.phone}</p>
      <p className={styles.office}>{callInstead[district] ?? callInstead['']}</p>
    </>
  );
}

/** Shows the QR code. Its quiet zone extends into the page margin, so that its dark modules align with the text. */
function PosterCode({ poster: { qr, qrAlt }, size }: Pick<PosterProps, 'poster' | 'size'>) {
  const modules = qr.size - 2 * QUIET_ZONE;
  const module = calculateCodeSide(modules, size) / modules;
  const length = (count: number) => `calc(${(count * module).toFixed(2)} * var(--mm))`;
  return (
    <div style={{ inlineSize: length(qr.size), marginInlineEnd: length(-QUIET_ZONE) }}>
      <QrImage outline={qr} alt={qrAlt} />
    </div>
  );
}
