import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { QrImage } from '#app/components/media/QrCode.tsx';
import type { Poster as PosterData } from '#app/handouts/poster.server.ts';
import { codeSide, QUIET_ZONE, type SheetSize } from './codeSide.ts';
import styles from './Poster.module.css';
import { type Version, versionsOf } from './versions.ts';

type PosterProps = { poster: PosterData; size: SheetSize; district: string };

/** Renders a poster, or two handbills side by side, on one sheet. */
export function Poster({ poster, size, district }: PosterProps) {
  return (
    <div className={styles.preview} data-size={size}>
      <div className={styles.sheet} lang={poster.language}>
        <Side poster={poster} district={district} size={size} />
        {size === 'a5' && <Side poster={poster} district={district} size={size} />}
      </div>
    </div>
  );
}

/** Amounts with more characters are sentences, which are printed smaller. */
const MAX_FIGURE = 16;

function Side({ poster, district, size }: PosterProps) {
  const { amount, name, cautions, asOf } = poster;
  const { ref, drawing, officialName, who, papers, where } = useFitting(versionsOf(poster, size === 'a5'));
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
        <p className={styles.amount} data-long={amount.figure.length > MAX_FIGURE || undefined}>
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
        <Code poster={poster} size={size} />
      </div>
      <p className={styles.end}>
        <span>{asOf}</span>
        <span lang="en">{poster.address}</span>
      </p>
    </article>
  );
}

/** Chooses the first version that the page holds. */
function useFitting(versions: readonly Version[]) {
  const ref = useRef<HTMLElement>(null);
  const [{ index }, setChosen] = useState({ index: 0 });
  // Begins again when the page's font is loaded, because its letters have other widths.
  useEffect(() => {
    document.fonts?.ready.then(() => setChosen({ index: 0 }));
  }, []);
  useLayoutEffect(() => {
    const { current } = ref;
    const isTooLong = current && current.scrollHeight > current.clientHeight + 1;
    if (isTooLong && index < versions.length - 1) setChosen({ index: index + 1 });
  });
  return { ref, ...(versions[index] as Version) };
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

/** Lets the white around the code use the margin of the paper, so that the code ends where the words end. */
function Code({ poster: { qr, qrAlt }, size }: Pick<PosterProps, 'poster' | 'size'>) {
  const modules = qr.size - 2 * QUIET_ZONE;
  const module = codeSide(modules, size) / modules;
  const length = (count: number) => `calc(${(count * module).toFixed(2)} * var(--mm))`;
  return (
    <div style={{ inlineSize: length(qr.size), marginInlineEnd: length(-QUIET_ZONE) }}>
      <QrImage outline={qr} alt={qrAlt} />
    </div>
  );
}
