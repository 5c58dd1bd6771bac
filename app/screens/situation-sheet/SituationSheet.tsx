import { Fragment } from 'react';
import styles from '#app/components/sheet/SheetFrame.module.css';
import { SheetFrame, type SheetFrameProps } from '#app/components/sheet/SheetFrame.tsx';
import { SheetPlaces } from '#app/components/sheet/SheetPlaces.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { FittedSheet } from './fitToPage.server.ts';
import own from './SituationSheet.module.css';

type SituationSheetProps = { sheet: FittedSheet } & Pick<SheetFrameProps, 'address' | 'qr'>;

/** Renders the sheet of a situation: urgent help, then each scheme, each paper and each office once. */
export function SituationSheet({ sheet, address, qr }: SituationSheetProps) {
  const { t } = useTranslation(['situation', 'situation-sheet']);
  return (
    <SheetFrame
      size={sheet.size}
      sender={sheet.sender}
      address={address}
      addressLabel={t('situation-sheet:address')}
      qr={qr}
      qrAlt={t('situation-sheet:qr')}
      ends={[sheet]}
    >
      <section className={styles.sheet} lang={sheet.language}>
        <h2 className={styles.title}>{sheet.title}</h2>
        {sheet.call.lines.length > 0 && (
          <div className={own.first}>
            <h3>{sheet.call.title}</h3>
            <ul className={styles.lines}>
              {sheet.call.lines.map((line) => (
                <li key={line}>
                  <b>{line}</b>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={own.first}>
          <h3>{t('first')}</h3>
          <ol className={styles.steps}>
            {sheet.first.map(({ what, text }) => (
              <li key={what}>
                <b>{what}</b> {text}
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.parts}>
          <Schemes sheet={sheet} />
          <FirstYear year={sheet.year} />
          <Papers sheet={sheet} />
          <SheetPlaces
            language={sheet.language}
            heading={t('places.title')}
            places={sheet.places}
            helplines={sheet.helplines}
            toWrite={t('situation-sheet:toWrite')}
            tight
          />
        </div>
      </section>
    </SheetFrame>
  );
}

function Schemes({ sheet: { schemes, named, onSite, totals } }: Pick<SituationSheetProps, 'sheet'>) {
  const { t } = useTranslation('situation');
  return (
    <>
      <h3>{t('schemes')}</h3>
      <ol className={styles.steps}>
        {schemes.map(({ id, nameAndAmount, rest, cautions }) => (
          <li key={id}>
            <b>{nameAndAmount}</b> {rest}
            {cautions && <p className={styles.reported}>{cautions}</p>}
          </li>
        ))}
      </ol>
      {named && <p>{named}.</p>}
      {[onSite, ...totals].filter(Boolean).map((note) => (
        <p key={note} className={styles.reported}>
          {note}
        </p>
      ))}
    </>
  );
}

function FirstYear({ year }: Pick<FittedSheet, 'year'>) {
  const { t } = useTranslation('situation');
  if (!year) return null;
  return (
    <>
      <h3>{t('year.title')}</h3>
      <p>
        <b>{year.sum}</b> {t('year.upTo')}
      </p>
      <ul className={styles.lines}>
        {year.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p>{t('year.terms')}</p>
    </>
  );
}

function Papers({ sheet: { papersLead, issuersCaution, papers } }: Pick<SituationSheetProps, 'sheet'>) {
  const { t } = useTranslation('situation');
  return (
    <>
      <h3>{t('papers.title')}</h3>
      <p>{papersLead}</p>
      {issuersCaution && <p>{issuersCaution}</p>}
      {papers.map(({ heading, texts }) => (
        <Fragment key={heading}>
          <p className={styles.channel}>{heading}</p>
          <ul className={styles.papers}>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}
