import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { QrImage } from '#app/components/media/QrCode.tsx';
import type { Poster as PosterData } from '#app/handouts/poster.server.ts';
import { withoutBrackets } from '#app/handouts/withoutBrackets.ts';
import styles from './Poster.module.css';

/** `a5`: handbill, of which two stand on a sheet of A4. */
export type SheetSize = 'a4' | 'a3' | 'a5';

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
  const [ref, step] = useFit(poster.papers.items.length + 3);
  const { officialName, who, papers, where } = shorten(poster, step, size);
  return (
    <article ref={ref} className={styles.side}>
      <p className={styles.sender}>
        <b>{poster.department}</b>
        {poster.government}
      </p>
      <h2>{name}</h2>
      {officialName && <p className={styles.official}>{officialName}</p>}
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
        <List heading={poster.who.heading} items={who} />
        <List heading={poster.papers.heading} items={papers} />
      </div>
      <div className={styles.go}>
        <div>
          <h3>{poster.where.heading}</h3>
          <p>{where.join('; ')}</p>
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

/** Takes one step after the other until the page holds everything. Returns the number of steps. */
function useFit(most: number) {
  const ref = useRef<HTMLElement>(null);
  const [step, setStep] = useState(0);
  const [, measureAgain] = useReducer((count: number) => count + 1, 0);
  // The letters of the page's font may be wider than those before it is loaded.
  useEffect(() => {
    document.fonts?.ready.then(measureAgain);
  }, []);
  useLayoutEffect(() => {
    const { current } = ref;
    if (current && current.scrollHeight > current.clientHeight + 1 && step < most) setStep(step + 1);
  });
  return [ref, step] as const;
}

/**
 * Shortens the words of a poster, never their size. The first step omits explanations in brackets, which handbills never have;
 * each further step omits a paper, and the last steps the official name and conditions. A list that is not whole says so.
 */
function shorten({ officialName, who, papers, where, more, kind }: PosterData, step: number, size: SheetSize) {
  const isShort = step > 0 || size === 'a5';
  const short = (items: readonly string[]) => (isShort ? items.map(withoutBrackets) : items);
  const omitted = Math.max(0, step - 1);
  const listed = short(papers.items).slice(0, Math.max(1, papers.items.length - omitted));
  const [first = '', ...rest] = who.items;
  return {
    officialName: omitted > papers.items.length ? undefined : officialName,
    who: omitted > papers.items.length + 1 && kind === 'scheme' ? [first, ...rest.slice(-1)] : who.items,
    papers: listed.length < papers.items.length ? [...listed, more] : listed,
    where: short(where.items),
  };
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

/** Side of the code that a phone reads from 60 cm: a tenth of the distance. */
const SIDE_MM = 60;

/** White modules on both sides of the code together. */
const QUIET_ZONE = 8;

function Code({ poster: { qr, qrAlt } }: { poster: PosterData }) {
  const width = (SIDE_MM * qr.size) / (qr.size - QUIET_ZONE);
  return (
    <div className={styles.code} style={{ inlineSize: `calc(${width.toFixed(1)} * var(--mm))` }}>
      <QrImage outline={qr} alt={qrAlt} />
    </div>
  );
}
