import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import buttons from '../buttons.module.css';
import { PartSelect } from '../forms/PartSelect.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { type Crumb, TopRow } from '../page/TopRow.tsx';
import { PageActions } from '../share/PageActions.tsx';
import rows from '../share/rows.module.css';
import { SendOnWhatsApp } from '../share/SendOnWhatsApp.tsx';
import { SendPicture } from '../share/SendPicture.tsx';
import styles from './SheetPage.module.css';
import type { SheetPlace } from './sheetTexts.server.ts';

type SheetPageProps = {
  title: string;
  lead: string;
  /** Links to the pages above the sheet, the last of which is the page that the sheet is about. */
  parents: Crumb[];
  /** Path of that page, without the first slash: the poster is about it too. */
  subject: string;
  places: readonly SheetPlace[];
  /** What sends the page that the sheet is about, without script too. */
  sending: { message: string; picture?: string | undefined };
  /** Choices of this sheet. */
  choices?: ReactNode;
  /** The paper. */
  children: ReactNode;
};

/** Shows a sheet of paper below the choices of what is printed on it. */
export function SheetPage({ title, lead, parents, subject, places, sending, choices, children }: SheetPageProps) {
  const { t } = useTranslation('sheet');
  const districts = places.find((place) => place.districts.length > 0)?.districts ?? [];
  return (
    <div className={`wrap ${styles.screen}`} data-parts="">
      <div className="no-print">
        <TopRow crumbs={[...parents, { label: t('onOnePage') }]} />
        <PageHead title={t('pageTitle', { title })} lead={lead} />
        <div className={rows.rows}>
          <SendOnWhatsApp message={sending.message} />
          {sending.picture && <SendPicture href={sending.picture} text={sending.message} />}
        </div>
        <div className={styles.choices}>
          {choices}
          {districts.length > 0 && (
            <div className="needs-script">
              <PartSelect
                label={t('yourDistrict')}
                initial=""
                options={[
                  { value: '', label: t('allDistricts') },
                  ...districts.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                preference="district"
              />
            </div>
          )}
          <PageActions title={title} actions={['print']}>
            <PageLink to={`/print?of=${subject}`} className={buttons.quiet}>
              {t('posters')}
            </PageLink>
          </PageActions>
        </div>
      </div>
      {children}
    </div>
  );
}
