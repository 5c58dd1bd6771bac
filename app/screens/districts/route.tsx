import { ArrowRight } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { DistrictSelects } from '#app/components/offices/DistrictSelects.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { NORTH_TO_SOUTH } from '#app/model/districts/data.server.ts';
import { districtFacts } from '#app/model/districts/districtFacts.server.ts';
import { districtChoices } from '#app/model/offices/bodyOffices.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import type { Route } from './+types/route';
import { DistrictMap } from './DistrictMap.tsx';
import styles from './Districts.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'districts');
  const all = NORTH_TO_SOUTH.map((id) => districtFacts(id, language));
  return {
    districts: all.map(({ id, name, ask, talukaBodies }) => ({
      ...{ id, name, office: ask?.designation ?? '', phone: ask?.phone, callInstead: ask?.callInstead[0] },
      talukaBodies: talukaBodies
        .filter(({ offices }) => offices.length > 0)
        .map(({ id: body, title }) => ({ id: body, title })),
    })),
    purposes: [...new Set(all.flatMap(({ talukaBodies }) => talukaBodies.map(({ purpose }) => purpose)))],
    choices: districtChoices(language),
    provenance: combineProvenance(all.flatMap(({ provenance }) => provenance ?? [])),
    page: { title: t('title'), description: t('description') },
  };
}

type DistrictsData = Pick<ReturnType<typeof loader>, 'districts' | 'choices' | 'purposes'>;

export default function DistrictsScreen({
  loaderData: { districts, choices, purposes, provenance, page },
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
        <div>
          <DistrictList districts={districts} purposes={purposes} />
          <div className={`needs-script no-print ${styles.why}`}>
            <Note>{t('why')}</Note>
          </div>
          <PageLink to="/office" className={buttons.onward}>
            {t('offices-by-district:toAllOffices')}
          </PageLink>
        </div>
        <div className={`no-print ${styles.picture}`}>
          <DistrictMap districts={districts} />
        </div>
      </div>
    </Page>
  );
}

function DistrictList({ districts, purposes }: Pick<DistrictsData, 'districts' | 'purposes'>) {
  const { t } = useTranslation(['districts', 'offices-by-district']);
  return (
    <section aria-labelledby="list">
      <div className={`ends ${styles.head}`}>
        <h2 id="list">{t('list')}</h2>
        {purposes.map((purpose) => (
          <p key={purpose}>{t('inTaluka', { purpose })}</p>
        ))}
        <p>{t('call')}</p>
      </div>
      <ol role="list" className={styles.list}>
        {districts.map(({ id, name, office, phone, callInstead, talukaBodies }) => (
          <li key={id} className="ends">
            <div>
              <h3>
                <PageLink to={pageOf.districts(id)} className="tap">
                  {name}
                </PageLink>
              </h3>
              {talukaBodies.map((body) => (
                <p key={body.id}>
                  <PageLink to={`${pageOf.districts(id)}#${body.id}`} className="tap">
                    {t('offices-by-district:chooseTaluka')}
                    <span className="sr">
                      : {body.title}, {name}
                    </span>
                  </PageLink>
                </p>
              ))}
            </div>
            {phone ? (
              <div>
                {/* Is no part of the button, whose accessible name is the whole name of the office. */}
                <p aria-hidden="true">{t('assistant')}</p>
                <PhoneLink number={phone} of={office} className={buttons.secondary} />
              </div>
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

/** Remembers the chosen district and links its page. Needs script. */
function ChosenDistrict({ districts, choices }: Pick<DistrictsData, 'districts' | 'choices'>) {
  const { t } = useTranslation('districts');
  return (
    <div className={styles.choice} data-parts="">
      <DistrictSelects districts={choices} withTalukas={false} />
      <div aria-live="polite">
        {districts.map(({ id, name, talukaBodies }) => (
          <p key={id} data-part-only={id} hidden>
            <PageLink to={pageOf.districts(id)} className={buttons.primary}>
              {t(talukaBodies.length > 0 ? 'openTalukas' : 'open', { district: name })}
              <ArrowRight aria-hidden="true" />
            </PageLink>
          </p>
        ))}
      </div>
    </div>
  );
}
