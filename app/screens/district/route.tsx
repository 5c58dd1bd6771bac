import { ArrowDown, ArrowUp, BookUser } from 'lucide-react';
import { data } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { ListChoice } from '#app/components/forms/ListChoice.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { AskOffice } from '#app/components/offices/AskOffice.tsx';
import { OfficeList } from '#app/components/offices/OfficeList.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { sharedPicture } from '#app/handouts/picture.server.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { districts, NORTH_TO_SOUTH, neighbours } from '#app/model/districts/data.server.ts';
import { districtFacts } from '#app/model/districts/districtFacts.server.ts';
import { knownText } from '#app/model/districts/districtText.ts';
import type { DistrictId } from '#app/model/districts/schema.server.ts';
import type { Route } from './+types/route';
import styles from './District.module.css';
import { EntrySection, HostelSection } from './Entries.tsx';
import { Gaps } from './Gaps.tsx';

export function loader({ url, params }: Route.LoaderArgs) {
  const id = NORTH_TO_SOUTH.find((district) => district === params.districtId);
  if (!id) throw data(null, { status: 404 });
  const { language, t } = loaderTranslation(url, 'district');
  const named = (district: DistrictId | undefined) => district && { id: district, name: districts[district][language] };
  const { north, south } = neighbours(id);
  const facts = districtFacts(id, language);
  return {
    facts,
    lead: knownText(facts, t),
    north: named(north),
    south: named(south),
    picture: sharedPicture(`/district/${id}`, language),
    page: {
      title: t('title', { district: facts.name }),
      description: t('description', { district: facts.name }),
    },
  };
}

export default function DistrictScreen({ loaderData }: Route.ComponentProps) {
  const { facts, lead, page, picture } = loaderData;
  const { t } = useTranslation('district');
  const { ask } = facts;
  return (
    <Page
      parents={[{ label: t('districts'), path: '/district' }]}
      crumb={facts.name}
      title={page.title}
      lead={lead}
      figures="figures-homes"
      provenance={facts.provenance}
    >
      <div className={styles.actions}>
        <PageActions
          title={page.title}
          actions={['share', 'print']}
          picture={picture}
          lines={[ask?.designation ?? '', ask?.phone ?? ask?.email ?? '']}
        >
          {ask?.phone && <PhoneLink number={ask.phone} of={ask.designation} />}
          {/* Omits `download`, so that phones open the vCards in their contacts app. */}
          <a className={buttons.quiet} href={facts.contactFile}>
            <BookUser aria-hidden="true" />
            {t('saveContacts')}
          </a>
        </PageActions>
        <Remember id={facts.id} />
      </div>
      <LabelledSection title={t('offices')} beside={<p>{t('officesAbout')}</p>}>
        <div>
          <OfficeList offices={facts.offices} />
        </div>
      </LabelledSection>
      <HostelSection district={facts.name} hostels={facts.hostels} />
      {facts.lists.map((list) => (
        <EntrySection key={list.id} list={list} />
      ))}
      <LabelledSection title={t('gaps')} beside={<AskOffice office={ask} />}>
        <Gaps gaps={facts.gaps} />
      </LabelledSection>
      <Neighbours {...loaderData} />
    </Page>
  );
}

/** Remembers this district, or forgets it, with script. Shows “No” if another district is remembered. */
function Remember({ id }: { id: DistrictId }) {
  const { t } = useTranslation('district');
  return (
    <div className={`needs-script no-print ${styles.remember}`} data-parts="">
      <ListChoice
        label={t('isYours')}
        initial=""
        options={[
          { value: '', label: t('no'), message: '' },
          { value: id, label: t('yes'), message: t('remembered') },
        ]}
        preference="district"
      />
    </div>
  );
}

type NeighboursProps = Pick<ReturnType<typeof loader>, 'north' | 'south'>;

function Neighbours({ north, south }: NeighboursProps) {
  const { t } = useTranslation('district');
  return (
    <nav className={`no-print ${styles.neighbours}`} aria-label={t('neighbours')}>
      {north && (
        <PageLink to={`/district/${north.id}`} className={buttons.onward}>
          <ArrowUp aria-hidden="true" />
          {t('north', { district: north.name })}
        </PageLink>
      )}
      <PageLink to="/district" className={buttons.onward}>
        {t('map')}
      </PageLink>
      {south && (
        <PageLink to={`/district/${south.id}`} className={buttons.onward}>
          {t('south', { district: south.name })}
          <ArrowDown aria-hidden="true" />
        </PageLink>
      )}
    </nav>
  );
}
