import { Fragment } from 'react';
import styles from '#app/components/sheet/SheetFrame.module.css';
import { SheetFrame, type SheetFrameProps } from '#app/components/sheet/SheetFrame.tsx';
import { SheetPlaces } from '#app/components/sheet/SheetPlaces.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { FittedSheet, FittedSheetText } from './fitToPage.server.ts';

type SchemeSheetProps = FittedSheet & Pick<SheetFrameProps, 'address' | 'qr'>;

/** Renders the sheet of a scheme in both languages. CSS hides the second language until both are chosen. */
export function SchemeSheet({ own, other, size, bilingualSize, address, qr }: SchemeSheetProps) {
  const { t } = useTranslation('scheme-sheet');
  return (
    <SheetFrame
      size={size}
      bilingualSize={bilingualSize}
      sender={own.sender}
      address={address}
      addressLabel={t('address')}
      qr={qr}
      qrAlt={t('qr')}
      ends={[own, other]}
    >
      <div className={styles.languages}>
        <SheetText sheet={own} />
        <div className={styles.other}>
          <SheetText sheet={other} />
        </div>
      </div>
      <SheetPlaces
        language={own.language}
        heading={own.headings.where}
        places={own.places}
        helplines={own.helplines}
        toWrite={own.toWrite}
      />
    </SheetFrame>
  );
}

function SheetText({ sheet }: { sheet: FittedSheetText }) {
  const { mainAmount: main } = sheet;
  return (
    <section className={styles.sheet} lang={sheet.language}>
      <h2 className={styles.title}>{sheet.name}</h2>
      {sheet.official && <p>{sheet.official}</p>}
      <p>{sheet.forWhom}</p>
      {main && (
        <p className={styles.amount}>
          {main.before} <b>{main.figure}</b> {main.after} <span>{main.what}</span>
        </p>
      )}
      {sheet.oneAmount && <p>{sheet.oneAmount}</p>}
      {sheet.terms && <p>{sheet.terms}.</p>}
      {sheet.reported && <p className={styles.reported}>{sheet.reported}</p>}
      <div className={styles.parts}>
        <SheetParts sheet={sheet} />
      </div>
    </section>
  );
}

function SheetParts({ sheet }: { sheet: FittedSheetText }) {
  const { headings, documents, portal } = sheet;
  return (
    <>
      {sheet.amounts.length > 1 && (
        <>
          <h3>{headings.get}</h3>
          <ul className={styles.lines}>
            {sheet.amounts.map(({ what, before, figure, after }) => (
              <li key={`${what} ${figure}`}>
                {what}: {before} <b>{figure}</b> {after}
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

function Steps({ sheet: { steps, bilingualSteps } }: { sheet: FittedSheetText }) {
  return steps.map(({ channel, lines }, index) => {
    const before = steps.slice(0, index).reduce((sum, step) => sum + step.lines.length, 0);
    const isCut = before >= bilingualSteps;
    return (
      <Fragment key={channel}>
        {steps.length > 1 && (
          <p className={isCut ? `${styles.channel} ${styles.aloneOnly}` : styles.channel}>{channel}</p>
        )}
        <ol className={styles.steps}>
          {lines.map((line, lineIndex) => (
            <li key={line} className={before + lineIndex >= bilingualSteps ? styles.aloneOnly : undefined}>
              {line}
            </li>
          ))}
        </ol>
      </Fragment>
    );
  });
}
