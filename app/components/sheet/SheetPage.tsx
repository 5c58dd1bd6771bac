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
import type { SheetPlace } from './sheetPlace.server.ts';

type SheetPageProps = {
  title: string;
  lead: string;
  /** Breadcrumbs above the sheet. The last one is the page that the sheet is about. */
  parents: Crumb[];
  /** Path of the page that the sheet is about, without the first slash. Also identifies its poster. */
  subject: string;
  places: readonly SheetPlace[];
  /** Message and picture to send the page that the sheet is about. Sending also works without script. */
  sending: { message: string; picture?: string | undefined };
  /** Choices of this sheet. */
  choices?: ReactNode;
  /** The printed sheet. */
  children: ReactNode;
};

/** Shows a printed sheet, and above it the choices of what is printed. */
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
