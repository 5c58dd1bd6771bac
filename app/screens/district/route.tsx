import { ArrowDown, ArrowUp, BookUser } from 'lucide-react';
import { data } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { NearbyCentres } from '#app/components/offices/NearbyCentres.tsx';
import { OfficeList } from '#app/components/offices/OfficeList.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { Expandable } from '#app/components/text/Expandable.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { sharedPicture } from '#app/handouts/picture.server.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { districts, NORTH_TO_SOUTH, neighbours } from '#app/model/districts/data.server.ts';
import { districtFacts } from '#app/model/districts/districtFacts.server.ts';
import type { DistrictId } from '#app/model/districts/schema.server.ts';
import type { DistrictOffice } from '#app/model/offices/data.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import type { Route } from './+types/route';
import styles from './District.module.css';
import { EntrySection, HostelSection } from './Entries.tsx';
import { TalukaOffices } from './TalukaOffices.tsx';
import { UnknownFacts } from './UnknownFacts.tsx';

export function loader({ url, params }: Route.LoaderArgs) {
  const id = NORTH_TO_SOUTH.find((district) => district === params.districtId);
  if (!id) throw data(null, { status: 404 });
  const { language, t } = loaderTranslation(url, 'district');
  const named = (district: DistrictId | undefined) => district && { id: district, name: districts[district][language] };
  const { north, south } = neighbours(id);
  const facts = districtFacts(id, language);
  return {
    facts,
    north: named(north),
    south: named(south),
    picture: sharedPicture(pageOf.districts(id), language),
    page: {
      title: t('title', { district: facts.name }),
      description: t('description', { district: facts.name }),
    },
  };
}

export default function DistrictScreen({ loaderData }: Route.ComponentProps) {
  const { facts, page, picture } = loaderData;
  const { t } = useTranslation('district');
  const { ask } = facts;
  return (
    <Page
      parents={[{ label: t('districts'), path: '/district' }]}
      crumb={facts.name}
      title={page.title}
      figures="figures-homes"
      provenance={facts.provenance}
    >
      <div className={styles.parts}>
        {facts.talukaBodies.map((body) => (
          <TalukaOffices key={body.id} district={facts.name} body={body} />
        ))}
        <LabelledSection title={t('otherTasks')}>
          <div>
            <OfficeList offices={facts.offices} />
            {facts.talukaBodies.map(({ id, nearby }) => (
              <NearbyCentres key={id} centres={nearby} />
            ))}
          </div>
        </LabelledSection>
        <HostelSection facts={facts} />
        {facts.lists.map((list) => (
          <EntrySection key={list.id} list={list} />
        ))}
        <section aria-label={t('gaps')}>
          <Expandable label={t('gaps')} heading="h2" isOpenWide>
            <UnknownFacts gaps={facts.gaps} />
          </Expandable>
        </section>
      </div>
      <div className={styles.actions}>
        <PageActions title={page.title} actions={['share', 'print']} picture={picture} lines={formatShareLines(ask)}>
          {/* Omits `download`, so that phones open the vCards in their contacts app. */}
          <a className={buttons.secondary} href={facts.contactFile}>
            <BookUser aria-hidden="true" />
            {t('saveContacts')}
          </a>
        </PageActions>
        <RememberDistrictButton id={facts.id} name={facts.name} />
      </div>
      <Neighbours {...loaderData} />
    </Page>
  );
}

/** Names the district office and its number, or whom to call instead. */
function formatShareLines(office: DistrictOffice | undefined): string[] {
  if (!office) return [];
  const instead = office.callInstead.find(({ isControlRoom }) => !isControlRoom);
  const contact = instead ? `${instead.name}: ${instead.number}` : office.email;
  return [office.designation, office.phone ?? contact ?? ''];
}

/** Offers to remember or forget this district. Needs script (app/early/rememberDistrict.ts). */
function RememberDistrictButton({ id, name }: { id: DistrictId; name: string }) {
  const { t } = useTranslation('district');
  return (
    <div className={`needs-script no-print ends muted ${styles.remember}`} data-remember={id}>
      <p aria-live="polite">
        <span data-remembered="false">{t('isYours')}</span>
        <span data-remembered="true" hidden>
          {t('remembered', { district: name })}
        </span>
      </p>
      <button type="button" className={`${buttons.onward} as-link`}>
        <span data-remembered="false">{t('remember', { district: name })}</span>
        <span data-remembered="true" hidden>
          {t('forget', { district: name })}
        </span>
      </button>
    </div>
  );
}

type NeighboursProps = Pick<ReturnType<typeof loader>, 'north' | 'south'>;

function Neighbours({ north, south }: NeighboursProps) {
  const { t } = useTranslation('district');
  return (
    <nav className={`no-print ends ${styles.neighbours}`} aria-label={t('neighbours')}>
      {north && (
        <PageLink to={pageOf.districts(north.id)} className={buttons.onward}>
          <ArrowUp aria-hidden="true" />
          {t('north', { district: north.name })}
        </PageLink>
      )}
      <PageLink to="/district" className={buttons.onward}>
        {t('map')}
      </PageLink>
      {south && (
        <PageLink to={pageOf.districts(south.id)} className={buttons.onward}>
          {t('south', { district: south.name })}
          <ArrowDown aria-hidden="true" />
        </PageLink>
      )}
    </nav>
  );
}
