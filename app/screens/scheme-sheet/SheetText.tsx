import { Fragment } from 'react';
import type { CutSheet } from './fitToPage.server.ts';
import styles from './Paper.module.css';

export function SheetText({ sheet }: { sheet: CutSheet }) {
  const [first] = sheet.amounts;
  return (
    <section className={styles.sheet} lang={sheet.language}>
      <h2 className={styles.title}>{sheet.title}</h2>
      <p>{sheet.forWhom}</p>
      {first && (
        <p className={styles.amount}>
          <b>{first.figure}</b> {first.units} <span>{first.what}</span>
        </p>
      )}
      {sheet.reported && <p className={styles.reported}>{sheet.reported}</p>}
      <div className={styles.parts}>
        <SheetParts sheet={sheet} />
      </div>
    </section>
  );
}

type SheetPartsProps = { sheet: CutSheet };

function SheetParts({ sheet }: SheetPartsProps) {
  const { headings, documents, portal } = sheet;
  return (
    <>
      {sheet.amounts.length > 1 && (
        <>
          <h3>{headings.get}</h3>
          <ul className={styles.lines}>
            {sheet.amounts.map(({ what, figure, units }) => (
              <li key={`${what} ${figure}`}>
                {what}: <b>{figure}</b> {units}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{headings.who}</h3>
      <ul className={styles.lines}>
        {sheet.who.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{headings.documents}</h3>
      {documents.length === 0 ? (
        <p>{sheet.noDocuments}</p>
      ) : (
        <ul className={styles.papers}>
          {documents.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
      <h3>{headings.apply}</h3>
      <Steps sheet={sheet} />
      {portal && (
        <p className={styles.portal} lang="en">
          {portal}
        </p>
      )}
      {sheet.more && <p className={styles.more}>{sheet.more}</p>}
    </>
  );
}

function Steps({ sheet: { steps, bilingualSteps } }: { sheet: CutSheet }) {
  const ways = steps.map((way, index) => ({
    ...way,
    /** Number of steps in the channels before. */
    before: steps.slice(0, index).reduce((sum, { lines }) => sum + lines.length, 0),
  }));
  return ways.map(({ channel, lines, before }) => (
    <Fragment key={channel}>
      {ways.length > 1 && (
        <p className={before >= bilingualSteps ? `${styles.channel} ${styles.aloneOnly}` : styles.channel}>{channel}</p>
      )}
      <ol className={styles.steps}>
        {lines.map((line, index) => (
          <li key={line} className={before + index >= bilingualSteps ? styles.aloneOnly : undefined}>
            {line}
          </li>
        ))}
      </ol>
    </Fragment>
  ));
}
