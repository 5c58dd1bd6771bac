import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { InlinePhoneLink } from '#app/components/links/PhoneLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { type OfficeContact, officeGroup } from '#app/model/offices/data.server.ts';
import { COMMITTEES_PART, casteCommittees } from '#app/model/self-disclosure/data.server.ts';
import type { Route } from './+types/route';
import styles from './Directory.module.css';

const GROUPS = ['regional', 'assistant', 'social', 'welfare'] as const;

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'directory');
  const groups = GROUPS.map((id) => officeGroup(id, language));
  return {
    groups: [...groups, { id: COMMITTEES_PART, title: t('committees'), offices: casteCommittees(language) }],
    provenance: combineProvenance(groups.flatMap(({ offices }) => offices)),
    page: { title: t('title'), description: t('lead') },
  };
}

export default function DirectoryScreen({ loaderData: { groups, provenance, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['directory', 'shell']);
  return (
    <Page
      parents={[{ label: t('shell:nav.about'), path: '/about' }]}
      title={page.title}
      lead={page.description}
      figures="figures-office"
      provenance={provenance}
    >
      <div className={styles.tables}>
        <p>{t('confirm')}</p>
        {groups.map(({ id, title, offices }) => (
          <DirectoryTable key={id} id={id} title={title} offices={offices} />
        ))}
      </div>
    </Page>
  );
}

/** An office or committee. Committees have no page of their own. */
type DirectoryEntry = { locationId: string; location: string; designation: string } & Partial<OfficeContact>;

function DirectoryTable({ id, title, offices }: { id: string; title: string; offices: DirectoryEntry[] }) {
  const { t } = useTranslation('directory');
  const columns = [t('location'), t('office'), t('phone'), t('email')];
  return (
    <DataTable id={id} className={`taps ${styles.table}`} caption={title} columns={columns}>
      {offices.map(({ locationId, location, designation, note, office_phone_number: number, office_email }) => (
        <tr key={locationId}>
          <th scope="row">{location}</th>
          <td>
            {designation}
            {note && (
              <span className={`small ${styles.note}`}>
                <LinkedText>{note}</LinkedText>
              </span>
            )}
          </td>
          <td>
            {number ? <InlinePhoneLink number={number} of={designation} className={styles.phone} /> : t('noPhone')}
          </td>
          <td>{office_email ? <a href={`mailto:${office_email}`}>{office_email}</a> : t('noEmail')}</td>
        </tr>
      ))}
    </DataTable>
  );
}
