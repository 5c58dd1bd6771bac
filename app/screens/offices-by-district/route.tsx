import type { ReactNode } from 'react';
import { ListChoice } from '#app/components/forms/ListChoice.tsx';
import { OnwardLink } from '#app/components/links/PageLink.tsx';
import { OfficeList } from '#app/components/offices/OfficeList.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { PageContents } from '#app/components/page/PageContents.tsx';
import labelled from '#app/components/text/LabelledSection.module.css';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { talukaBodies } from '#app/model/offices/bodyOffices.server.ts';
import { higherOffices, type Listed, officesByDistrict } from '#app/model/offices/byDistrict.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import type { Route } from './+types/route';
import styles from './OfficesByDistrict.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'offices-by-district');
  return {
    districts: officesByDistrict(language),
    talukaBodies: talukaBodies(language),
    higher: higherOffices(language),
    provenance: combineProvenance(officeGroups.flatMap(({ offices }) => Object.values(offices))),
    page: { title: t('title'), description: t('description') },
  };
}

/** Shows the chosen district. Without JavaScript, shows all districts. */
export default function OfficesByDistrictScreen({ loaderData }: Route.ComponentProps) {
  const { districts, talukaBodies: inTalukas, higher, provenance, page } = loaderData;
  const { t, language } = useTranslation('offices-by-district');
  const parts = districts.map(({ id, name }) => ({ id: id as string, title: name }));
  const ofDistrict = districts.map(({ id, name, choice, offices }) => ({
    value: id as string,
    label: choice,
    message: t('shown', { district: name, number: formatNumber(offices.length, language) }),
  }));
  const all = {
    value: '',
    label: t('allDistricts'),
    message: t('shownAll', { number: formatNumber(districts.length, language) }),
  };
  return (
    <Page title={page.title} lead={page.description} figures="figures-office" provenance={provenance}>
      <div className={styles.body} data-parts="">
        {inTalukas.map((body) => (
          <TalukaBody key={body.id} body={body} districts={districts} />
        ))}
        <ListChoice label={t('yourDistrict')} initial="" options={[all, ...ofDistrict]} preference="district" />
        <div className={`without-script ${styles.contents}`}>
          <PageContents parts={[...parts, { id: 'above', title: t('above') }]} />
        </div>
        {districts.map(({ id, name, offices }) => (
          <ListedOffices key={id} id={id} title={name} offices={offices} part={id}>
            <OnwardLink to={pageOf.districts(id)}>
              {t('more')}
              <span className="sr">: {name}</span>
            </OnwardLink>
          </ListedOffices>
        ))}
        <ListedOffices id="above" title={t('above')} offices={higher}>
          <p className={styles.lead}>{t('aboveLead')}</p>
        </ListedOffices>
      </div>
    </Page>
  );
}

type TalukaBodyProps = Pick<ReturnType<typeof loader>, 'districts'> & {
  body: ReturnType<typeof loader>['talukaBodies'][number];
};

/** Says what the office of the taluka is for, and links the pages on which the taluka can be chosen. */
function TalukaBody({ body: { id, purpose, office }, districts }: TalukaBodyProps) {
  const { t } = useTranslation('offices-by-district');
  return (
    <section className={styles.taluka} aria-labelledby={id}>
      <h2 id={id}>{purpose}</h2>
      <p>{t('ofTaluka', { office })}</p>
      <p data-part-only="">
        <OnwardLink to="/district">{t('chooseYourTaluka')}</OnwardLink>
      </p>
      {districts.map(({ id: district, name }) => (
        <p key={district} data-part-only={district} hidden>
          <OnwardLink to={`${pageOf.districts(district)}#${id}`}>
            {t('chooseYourTalukaIn', { district: name })}
          </OnwardLink>
        </p>
      ))}
    </section>
  );
}

type ListedOfficesProps = { id: string; title: string; offices: Listed[]; part?: string; children: ReactNode };

/** `children`: text below the title. */
function ListedOffices({ id, title, offices, part, children }: ListedOfficesProps) {
  return (
    <section className={`${labelled.section} ${styles.district}`} aria-labelledby={id} data-part={part}>
      <div>
        <h2 id={id} {...(part && { tabIndex: -1, 'data-chosen-heading': '' })}>
          {title}
        </h2>
        {children}
      </div>
      <OfficeList offices={offices} />
    </section>
  );
}
