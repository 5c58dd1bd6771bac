import { useLayoutEffect, useRef, useState } from 'react';
import { QrImage } from '#app/components/media/QrCode.tsx';
import type { Poster as PosterData } from '#app/handouts/poster.server.ts';
import styles from './Poster.module.css';

/** `a5`: handbill, of which two stand on a sheet of A4. */
export type SheetSize = 'a4' | 'a3' | 'a5';

type PosterProps = { poster: PosterData; size: SheetSize; district: string };

/** Renders a poster, or two handbills side by side, on one sheet. */
export function Poster({ poster, size, district }: PosterProps) {
  return (
    <div className={styles.desk} data-size={size}>
      <div className={styles.sheet} lang={poster.language}>
        <Side poster={poster} district={district} />
        {size === 'a5' && <Side poster={poster} district={district} />}
      </div>
    </div>
  );
}

/** Amounts with more characters are sentences, which are printed smaller. */
const MAX_FIGURE = 16;

function Side({ poster, district }: Omit<PosterProps, 'size'>) {
  const { amount, name, officialName, cautions, who, where, papers, more, asOf } = poster;
  const [ref, omitted] = useFit(papers.items.length + 1);
  const listed = papers.items.slice(0, Math.max(1, papers.items.length - omitted));
  return (
    <article ref={ref} className={styles.side}>
      <p className={styles.sender}>
        <b>{poster.department}</b>
        {poster.government}
      </p>
      <h2>{name}</h2>
      {officialName && omitted <= papers.items.length && <p className={styles.official}>{officialName}</p>}
      {amount && (
        <p className={styles.amount} data-long={amount.figure.length > MAX_FIGURE || undefined}>
          <b>{amount.figure}</b> <span>{amount.unit}</span>
          {amount.what && <small>{amount.what}</small>}
        </p>
      )}
      {cautions.map((caution) => (
        <p key={caution} className={styles.caution}>
          {caution}
        </p>
      ))}
      <div className={styles.lists}>
        <List heading={who.heading} items={who.items} />
        <List heading={papers.heading} items={listed.length < papers.items.length ? [...listed, more] : listed} />
      </div>
      <div className={styles.go}>
        <div>
          <h3>{where.heading}</h3>
          <p>{where.items.join('; ')}</p>
          <Office poster={poster} district={district} />
        </div>
        <Code poster={poster} />
      </div>
      <p className={styles.end}>
        <span>{asOf}</span>
        <span lang="en">{poster.address}</span>
      </p>
    </article>
  );
}

/** Omits papers, one after the other, until the page holds everything. Returns how many are omitted. */
function useFit(most: number) {
  const ref = useRef<HTMLElement>(null);
  const [omitted, setOmitted] = useState(0);
  useLayoutEffect(() => {
    const { current } = ref;
    if (current && current.scrollHeight > current.clientHeight + 1 && omitted < most) setOmitted(omitted + 1);
  });
  return [ref, omitted] as const;
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

/** Shows the office of the district, or lines to write it on. */
function Office({ poster: { offices, toWrite }, district }: { poster: PosterData; district: string }) {
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
    </>
  );
}

/** Sides of the code's modules that a phone reads from 60 cm: its side is a tenth of the distance. */
const SIDE_MM = 60;
const QUIET_ZONE = 8;

function Code({ poster: { qr, qrAlt } }: { poster: PosterData }) {
  const width = (SIDE_MM * qr.size) / (qr.size - QUIET_ZONE);
  return (
    <div className={styles.code} style={{ inlineSize: `calc(${width.toFixed(1)} * var(--mm))` }}>
      <QrImage outline={qr} alt={qrAlt} />
    </div>
  );
}
