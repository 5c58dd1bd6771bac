import { Download } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import { Provenance } from '#app/components/facts/Provenance.tsx';
import { Reported } from '#app/components/facts/Reported.tsx';
import { PartSelect } from '#app/components/forms/PartSelect.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { LinkedParagraph } from '#app/components/links/LinkedText.tsx';
import { OnwardLink } from '#app/components/links/PageLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalLink.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { Expandable } from '#app/components/text/Expandable.tsx';
import { formatFileSize } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { InstitutionList as List } from '#app/model/institutions/lists.server.ts';
import { DistrictTable } from './DistrictTable.tsx';
import { HostelRows } from './HostelRows.tsx';
import styles from './InstitutionLists.module.css';
import { ListCount } from './ListCount.tsx';
import { StudentsFilter } from './StudentsFilter.tsx';

type InstitutionListsProps = { lists: List[]; initial: string; isRemembered: boolean };

const hasHostels = ({ districts }: List) => districts.some(({ hostels }) => hostels.length > 0);

/** Shows the list of the chosen category, of all districts or of one. Without JavaScript, shows all lists. */
export function InstitutionLists({ lists, initial, isRemembered }: InstitutionListsProps) {
  const { t } = useTranslation('institutions');
  const categories = lists.map(({ id, category }) => ({ value: id, label: category }));
  const districts = lists.find((list) => list.districts.length > 0)?.districts ?? [];
  return (
    <div data-parts="">
      <div className={`needs-script no-print ${styles.choices}`}>
        <PartSelect
          label={t('category')}
          options={categories}
          initial={initial}
          preference={isRemembered ? 'hostelCategory' : undefined}
        />
        <PartSelect
          label={t('district')}
          options={[
            { value: '', label: t('allDistricts') },
            ...districts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          initial=""
          preference="district"
        />
      </div>
      {lists.filter(hasHostels).map(({ id }) => (
        <div key={id} className={`needs-script no-print ${styles.students}`} data-part={id} hidden={id !== initial}>
          <StudentsFilter />
        </div>
      ))}
      <div className={styles.count}>
        <ListCount lists={lists} initial={initial} />
      </div>
      {lists.map((list) => (
        <InstitutionList key={list.id} list={list} chosen={list.id === initial} />
      ))}
    </div>
  );
}

export function InstitutionList({ list, chosen }: { list: List; chosen: boolean }) {
  const { t, language } = useTranslation(['institutions', 'components']);
  const size = formatFileSize(list.accessible.bytes, language);
  return (
    <section className={styles.list} data-chosen={chosen} data-part={list.id}>
      <h2>{list.category}</h2>
      {list.districts.length === 0 && (
        <EmptyState>
          <h3>{t('components:noDataFound')}</h3>
        </EmptyState>
      )}
      {list.districts.length > 0 && (hasHostels(list) ? <HostelRows list={list} /> : <DistrictTable list={list} />)}
      {list.portal && (
        <p className={styles.apply}>
          <span>
            {t('apply')}
            <PortalTrouble trouble={list.portal.trouble} />
          </span>
          <ExternalLink href={list.portal.url} className={buttons.onward}>
            {t('openPortal')}
          </ExternalLink>
        </p>
      )}
      <a className={`${buttons.secondary} no-print ${styles.accessible}`} href={list.accessible.href} download>
        <Download aria-hidden="true" />
        <span>
          {t('accessibleVersion', { file: t('components:pdfSize', { size }) })}
          <span className="sr">: {list.category}</span>
        </span>
      </a>
      <div className={styles.about}>
        <Expandable label={t('aboutList')}>
          <Cautions entry={list} />
          <LinkedParagraph>{list.description}</LinkedParagraph>
          {list.reports.map((report) => (
            <Reported key={report.text} report={report} />
          ))}
          <OnwardLink to={list.schemePath}>{t('scheme')}</OnwardLink>
          {hasHostels(list) && <OnwardLink to="/hostels/governmenthostels/hostelpdf">{t('everyHostel')}</OnwardLink>}
          <OnwardLink to="/office/assistant">{t('askOffice')}</OnwardLink>
        </Expandable>
      </div>
      <Provenance entry={list} />
    </section>
  );
}
