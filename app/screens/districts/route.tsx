import { ArrowRight, List } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { DistrictSelects } from '#app/components/offices/DistrictSelects.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { NORTH_TO_SOUTH } from '#app/model/districts/data.server.ts';
import { districtFacts } from '#app/model/districts/districtFacts.server.ts';
import { districtChoices } from '#app/model/offices/bodyOffices.server.ts';
import type { Route } from './+types/route';
import { DistrictMap } from './DistrictMap.tsx';
import styles from './Districts.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'districts');
  const all = NORTH_TO_SOUTH.map((id) => districtFacts(id, language));
  return {
    districts: all.map(({ id, name, ask, hostels }) => ({
      ...{ id, name, office: ask?.designation ?? '', phone: ask?.phone, callInstead: ask?.callInstead[0] },
      hostels: hostels.entries.length,
    })),
    choices: districtChoices(language),
    provenance: combineProvenance(all.flatMap(({ provenance }) => provenance ?? [])),
    page: { title: t('title'), description: t('description') },
  };
}

type DistrictsData = Pick<ReturnType<typeof loader>, 'districts' | 'choices'>;

export default function DistrictsScreen({
  loaderData: { districts, choices, provenance, page },
}: Route.ComponentProps) {
  const { t } = useTranslation(['districts', 'offices-by-district']);
  return (
    <Page
      title={page.title}
      crumb={t('crumb')}
      lead={page.description}
      figures="figures-office"
      provenance={provenance}
    >
      <ChosenDistrict districts={districts} choices={choices} />
      <div className={styles.body}>
        <div className={`no-print ${styles.picture}`}>
          <a className={`${buttons.onward} ${styles.jump}`} href="#list">
            <List aria-hidden="true" />
            {t('seeList')}
          </a>
          <DistrictMap districts={districts} />
        </div>
        <div>
          <DistrictList districts={districts} />
          <div className={`needs-script no-print ${styles.why}`}>
            <Note>{t('why')}</Note>
          </div>
          <PageLink to="/office" className={buttons.onward}>
            {t('offices-by-district:toAllOffices')}
          </PageLink>
        </div>
      </div>
    </Page>
  );
}

function DistrictList({ districts }: Pick<DistrictsData, 'districts'>) {
  const { t, language } = useTranslation('districts');
  return (
    <section aria-labelledby="list">
      <div className={`ends ${styles.head}`}>
        <h2 id="list">{t('list')}</h2>
        <p>{t('call')}</p>
      </div>
      <ol role="list" className={styles.list}>
        {districts.map(({ id, name, office, phone, callInstead, hostels }) => (
          <li key={id} className="ends">
            <div>
              <h3>
                <PageLink to={`/district/${id}`} className="tap">
                  {name}
                </PageLink>
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

/** Remembers the chosen district and links its page, with script. */
function ChosenDistrict({ districts, choices }: DistrictsData) {
  const { t } = useTranslation('districts');
  return (
    <div className={styles.choice} data-parts="">
      <DistrictSelects districts={choices} withTalukas={false} />
      <div aria-live="polite">
        {districts.map(({ id, name }) => (
          <p key={id} data-part-only={id} hidden>
            <PageLink to={`/district/${id}`} className={buttons.primary}>
              {t('open', { district: name })}
              <ArrowRight aria-hidden="true" />
            </PageLink>
          </p>
        ))}
      </div>
    </div>
  );
}
