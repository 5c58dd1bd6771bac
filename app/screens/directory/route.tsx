import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import { telephoneAddress } from '#app/i18n/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { officeGroup } from '#app/model/offices/located.server.ts';
import { combineProvenance } from '#app/model/provenanceOfAll.server.ts';
import { COMMITTEES_PART, casteCommittees } from '#app/model/self-disclosure/committees.server.ts';
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

export default function DirectoryScreen({ loaderData: { groups, provenance } }: Route.ComponentProps) {
  const { t } = useTranslation(['directory', 'shell']);
  return (
    <Page
      parents={[{ label: t('shell:nav.about'), path: '/about' }]}
      title={t('title')}
      lead={t('lead')}
      figures="figures-office"
      provenance={provenance}
    >
      <div className={styles.tables}>
        <p>{t('confirm')}</p>
        {groups.map((group) => (
          <DirectoryTable key={group.id} id={group.id} title={group.title} offices={group.offices} />
        ))}
      </div>
    </Page>
  );
}

/** An office, or a committee that has no office page. */
type DirectoryEntry = {
  locationId: string;
  location: string;
  designation: string;
  note?: string | undefined;
  office_phone_number?: string | undefined;
  office_email?: string | undefined;
};

function DirectoryTable({ id, title, offices }: { id: string; title: string; offices: DirectoryEntry[] }) {
  const { t } = useTranslation('directory');
  return (
    <DataTable
      id={id}
      className={styles.table}
      caption={title}
      columns={[t('location'), t('office'), t('phone'), t('email')]}
    >
      {offices.map((office) => (
        <tr key={office.locationId}>
          <th scope="row">{office.location}</th>
          <td>
            {office.designation}
            {office.note && (
              <span className={styles.note}>
                <LinkedText>{office.note}</LinkedText>
              </span>
            )}
          </td>
          <td>
            {office.office_phone_number ? (
              <a
                className={styles.phone}
                href={telephoneAddress(office.office_phone_number)}
                aria-label={`${office.office_phone_number}: ${office.designation}`}
              >
                {office.office_phone_number}
              </a>
            ) : (
              t('noPhone')
            )}
          </td>
          <td>
            {office.office_email ? <a href={`mailto:${office.office_email}`}>{office.office_email}</a> : t('noEmail')}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
