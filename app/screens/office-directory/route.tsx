import { ListChoice } from '#app/components/forms/ListChoice.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { type LocatedOffice, OfficeCard } from '#app/components/offices/OfficeCard.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { languageOf, plainPath } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { districts, inChoice } from '#app/model/districts/data.server.ts';
import { localize } from '#app/model/localize.ts';
import { officeGroup, officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import type { Route } from './+types/route';
import styles from './OfficeDirectory.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const path = plainPath(url.pathname);
  const { id = 'assistant' } = officeGroups.find((group) => OFFICE_PATHS[group.id] === path) ?? {};
  const group = officeGroup(id, language);
  const own = Object.fromEntries(group.offices.map(({ locationId, location }) => [locationId, location]));
  const locations = Object.entries({ ...localize(districts, language), ...own }).map(([value, label]) => ({
    value,
    label: inChoice(value, label, language),
  }));
  return {
    group,
    locations,
    provenance: combineProvenance(group.offices),
    page: { title: group.title, description: group.description },
  };
}

export default function OfficeDirectoryScreen({ loaderData: { group, locations, provenance } }: Route.ComponentProps) {
  const { t } = useTranslation('office-directory');
  return (
    <Page
      parents={[{ label: t('offices'), path: '/office' }]}
      title={group.title}
      lead={
        <>
          {group.description} <PageLink to="/office">{t('allOffices')}</PageLink>
        </>
      }
      figures="figures-office"
      provenance={provenance && { ...provenance, sources: group.sources }}
    >
      <OfficeList key={group.id} offices={group.offices} locations={locations} />
    </Page>
  );
}

type OfficeListProps = {
  offices: (LocatedOffice & { locationId: string })[];
  locations: { value: string; label: string }[];
};

function OfficeList({ offices, locations }: OfficeListProps) {
  const { t, language } = useTranslation('office-directory');
  const count = (number: number) => t('count', { count: number, number: formatNumber(number, language) });
  const officesIn = (location: string) => offices.filter(({ locationId }) => locationId === location).length;
  const empty = locations.map(({ value }) => value).filter((location) => officesIn(location) === 0);
  return (
    <div className="body" data-parts="">
      <ListChoice
        label={t('location')}
        initial=""
        options={[
          { value: '', label: t('allLocations'), message: count(offices.length) },
          ...locations.map((location) => ({ ...location, message: count(officesIn(location.value)) })),
        ]}
      />
      {empty.length > 0 && (
        <div className={styles.none} data-part-only={empty.join(' ')} hidden>
          <p>
            <b>{t('noOffices')}</b>
          </p>
          <PageLink to="/office/assistant" className="tap">
            {t('askAssistant')}
          </PageLink>
        </div>
      )}
      <div className="two">
        {offices.map((office) => (
          <OfficeCard key={office.locationId} id={office.locationId} office={office} part={office.locationId} />
        ))}
      </div>
    </div>
  );
}
