import { ListChoice } from '#app/components/forms/ListChoice.tsx';
import { LinkedParagraph } from '#app/components/links/LinkedText.tsx';
import { OfficeContact } from '#app/components/offices/OfficeContact.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { PageContents } from '#app/components/page/PageContents.tsx';
import { usePreference } from '#app/components/preferences/usePreference.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { higherOffices, type Listed, officesByDistrict } from '#app/model/offices/byDistrict.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import type { Route } from './+types/route';
import styles from './OfficesByDistrict.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'offices-by-district');
  return {
    districts: officesByDistrict(language),
    higher: higherOffices(language),
    provenance: combineProvenance(officeGroups.flatMap(({ offices }) => Object.values(offices))),
    page: { title: t('title'), description: t('description') },
  };
}

/** Shows the chosen district. Without JavaScript, shows all districts. */
export default function OfficesByDistrictScreen({ loaderData }: Route.ComponentProps) {
  const { districts, higher, provenance, page } = loaderData;
  const { t, language } = useTranslation('offices-by-district');
  const ids = districts.map(({ id }) => id);
  const [chosen, choose] = usePreference('district', ids);
  const district = districts.find(({ id }) => id === chosen);
  const parts = districts.map(({ id, name }) => ({ id: id as string, title: name }));
  return (
    <Page title={page.title} lead={page.description} figures="figures-office" provenance={provenance}>
      <div className={styles.body}>
        <ListChoice
          label={t('yourDistrict')}
          value={district?.id ?? ''}
          options={[
            { value: '', label: t('allDistricts') },
            ...districts.map(({ id, choice }) => ({ value: id, label: choice })),
          ]}
          onChange={choose}
          count={
            district
              ? t('shown', { district: district.name, number: formatNumber(district.offices.length, language) })
              : t('shownAll', { number: formatNumber(districts.length, language) })
          }
        />
        {!district && <PageContents parts={[...parts, { id: 'above', title: t('above') }]} />}
        {(district ? [district] : districts).map(({ id, name, offices }) => (
          <ListedOffices key={id} id={id} title={name} offices={offices} />
        ))}
        <ListedOffices id="above" title={t('above')} lead={t('aboveLead')} offices={higher} />
      </div>
    </Page>
  );
}

function ListedOffices({ id, title, lead, offices }: { id: string; title: string; lead?: string; offices: Listed[] }) {
  return (
    <section className={styles.district} aria-labelledby={id}>
      <div className={styles.label}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <ul className={styles.offices}>
        {offices.map(({ id: kind, post, office, instead }) => (
          <li key={kind}>
            {office && <OfficeContact office={office} look="bare" post={post} />}
            {instead && (
              <>
                <h3>{post}</h3>
                <LinkedParagraph>{instead}</LinkedParagraph>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
