import { Fragment } from 'react';
import { QrImage } from '#app/components/media/QrCode.tsx';
import type { QrOutline } from '#app/components/media/qrOutline.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { CutSheet, FittedSheet } from './fitToPage.server.ts';
import styles from './Paper.module.css';

type PaperProps = FittedSheet & { address: string; qr: QrOutline };

/** Renders one A4 page in both languages. CSS hides the second language until both are chosen. */
export function Paper({ own, other, size, bilingualSize, address, qr }: PaperProps) {
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
        <SheetPlaces sheet={own} />
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
                {/* printedDate.ts adds today's date, because the page is prerendered. */}
                <span data-printed-on={printed} />
              </p>
            ))}
          </div>
        </div>
      </article>
    </div>
  );
}

function SheetText({ sheet }: { sheet: CutSheet }) {
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

function SheetParts({ sheet }: { sheet: CutSheet }) {
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

function SheetPlaces({ sheet }: { sheet: CutSheet }) {
  return (
    <section className={styles.where} lang={sheet.language}>
      <h3>{sheet.headings.where}</h3>
      <ul className={styles.places}>
        {sheet.places.map((place) => (
          <li key={place.id}>
            <b>{place.title}</b>
            <Offices offices={place.offices} toWrite={sheet.toWrite} />
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

type Office = CutSheet['places'][number]['offices'][number];
type OfficesProps = { offices: Office[]; toWrite: string };

/** Shows the chosen district's office, or else all telephone numbers, or else a blank line to write on. */
function Offices({ offices, toWrite }: OfficesProps) {
  const [first] = offices;
  if (first && offices.length === 1)
    return (
      <p>
        <OfficeLine office={first} />
      </p>
    );
  const withPhone = offices.filter(({ phone }) => phone);
  return (
    <>
      {offices.map((office) => (
        <p key={office.locationId} data-part-only={office.locationId} hidden>
          {office.location}: <OfficeLine office={office} />
        </p>
      ))}
      {withPhone.length > 0 ? (
        <ul className={styles.offices} data-part-only="">
          {withPhone.map(({ locationId, location, phone }) => (
            <li key={locationId}>
              {location} <b className={styles.number}>{phone}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.toWrite} data-part-only="">
          {toWrite}
        </p>
      )}
    </>
  );
}

function OfficeLine({ office: { address, phone } }: { office: Office }) {
  return (
    <>
      {address} {phone && <b className={styles.number}>{phone}</b>}
    </>
  );
}
