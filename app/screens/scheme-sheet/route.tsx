import { data } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { ChoiceRow } from '#app/components/forms/ChoiceRow.tsx';
import { PartSelect } from '#app/components/forms/PartSelect.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { qrOutline } from '#app/components/media/qrOutline.ts';
import { Breadcrumbs, PageHead } from '#app/components/page/PageHead.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { otherLanguage, pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import type { Route } from './+types/route';
import { fitToPage } from './fitToPage.server.ts';
import { Paper } from './Paper.tsx';
import styles from './SchemeSheet.module.css';
import { collectSheet } from './sheet.server.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  const scheme = schemes.find(({ id }) => id === params.schemeId);
  if (!scheme) throw data(null, { status: 404 });
  const { language, t } = loaderTranslation(url, 'scheme-sheet');
  const title = scheme.title[language];
  const address = site.address + pathIn(language, `/scheme/${scheme.id}`);
  return {
    schemeId: scheme.id,
    paper: fitToPage(collectSheet(scheme, language), collectSheet(scheme, otherLanguage(language))),
    address,
    qr: qrOutline(address),
    page: { title: t('pageTitle', { title }), description: t('description', { title }), hidden: true },
  };
}

export default function SchemeSheetScreen({ loaderData: { schemeId, paper, address, qr } }: Route.ComponentProps) {
  const { t } = useTranslation('scheme-sheet');
  const { own } = paper;
  const districts = own.places.map(({ offices }) => offices).find((offices) => offices.length > 1) ?? [];
  return (
    <div className={`wrap ${styles.screen}`} data-parts="">
      <div className="no-print">
        <Breadcrumbs
          crumbs={[
            { label: t('schemes'), path: '/scheme' },
            { label: own.title, path: `/scheme/${schemeId}` },
            { label: t('onOnePage') },
          ]}
        />
        <PageHead title={t('pageTitle', { title: own.title })} lead={t('lead')} figures={null} />
        <div className={styles.choices}>
          <ChoiceRow
            legend={t('languages')}
            choices={[
              { value: 'one', label: t('oneLanguage') },
              { value: 'both', label: t('both') },
            ]}
            initial="one"
          />
          {districts.length > 0 && (
            <div className="needs-script">
              <PartSelect
                label={t('yourDistrict')}
                initial=""
                options={[
                  { value: '', label: t('allDistricts') },
                  ...districts.map(({ locationId, location }) => ({ value: locationId, label: location })),
                ]}
                preference="district"
              />
            </div>
          )}
          <PageActions title={own.title} actions={['print']}>
            <PageLink to={`/print?of=scheme/${schemeId}`} className={buttons.quiet}>
              {t('posters')}
            </PageLink>
          </PageActions>
        </div>
      </div>
      <Paper {...paper} address={address} qr={qr} />
    </div>
  );
}
