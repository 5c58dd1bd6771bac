import { List } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { ListChoice } from '#app/components/forms/ListChoice.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { inChoice, NORTH_TO_SOUTH } from '#app/model/districts/data.server.ts';
import { districtFacts } from '#app/model/districts/districtFacts.server.ts';
import type { Route } from './+types/route';
import { DistrictMap } from './DistrictMap.tsx';
import styles from './Districts.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'districts');
  const all = NORTH_TO_SOUTH.map((id) => districtFacts(id, language));
  return {
    districts: all.map(({ id, name, ask, hostels }) => ({
      ...{ id, name, office: ask?.designation ?? '', phone: ask?.phone, callInstead: ask?.callInstead[0] },
      choice: inChoice(id, name, language),
      hostels: hostels.entries.length,
    })),
    provenance: combineProvenance(all.flatMap(({ provenance }) => provenance ?? [])),
    page: { title: t('title'), description: t('description') },
  };
}

type ListedDistrict = ReturnType<typeof loader>['districts'][number];

export default function DistrictsScreen({ loaderData: { districts, provenance, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['districts', 'offices-by-district']);
  return (
    <Page
      title={page.title}
      crumb={t('crumb')}
      lead={page.description}
      figures="figures-office"
      provenance={provenance}
    >
      <div className={styles.body}>
        <div className={styles.picture}>
          <a className={`${buttons.onward} ${styles.jump}`} href="#list">
            <List aria-hidden="true" />
            {t('seeList')}
          </a>
          <DistrictMap districts={districts} />
        </div>
        <div>
          <DistrictList districts={districts} />
          <RememberedDistrict districts={districts} />
          <PageLink to="/office" className={buttons.onward}>
            {t('offices-by-district:toAllOffices')}
          </PageLink>
        </div>
      </div>
    </Page>
  );
}

function DistrictList({ districts }: { districts: ListedDistrict[] }) {
  const { t, language } = useTranslation('districts');
  return (
    <section aria-labelledby="list">
      <div className={styles.head}>
        <h2 id="list">{t('list')}</h2>
        <p>{t('call')}</p>
      </div>
      <ol role="list" className={styles.list}>
        {districts.map(({ id, name, office, phone, callInstead, hostels }) => (
          <li key={id}>
            <div>
              <h3>
                <PageLink to={`/district/${id}`}>{name}</PageLink>
              </h3>
              <p>{t('hostels', { count: hostels, number: formatNumber(hostels, language) })}</p>
            </div>
            {phone ? (
              <PhoneLink number={phone} of={office} className={buttons.secondary} />
            ) : (
              <div className={styles.instead}>
                <p className={styles.none}>{t('noNumber')}</p>
                {callInstead && (
                  <>
                    <p>{callInstead.name}</p>
                    <PhoneLink number={callInstead.number} of={callInstead.name} className={buttons.secondary} />
                  </>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Remembers a district, with script. */
function RememberedDistrict({ districts }: { districts: ListedDistrict[] }) {
  const { t } = useTranslation('districts');
  const none = { value: '', label: t('choose'), message: '' };
  const choices = districts.map(({ id, name, choice }) => ({
    value: id as string,
    label: choice,
    message: t('remembered', { district: name }),
  }));
  return (
    <div className={`needs-script no-print ${styles.remember}`} data-parts="">
      <Note>{t('why')}</Note>
      <ListChoice label={t('yourDistrict')} initial="" options={[none, ...choices]} preference="district" />
    </div>
  );
}
