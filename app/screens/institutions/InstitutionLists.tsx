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
import { formatFileSize } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { InstitutionList as List } from '#app/model/institutions/lists.server.ts';
import styles from './InstitutionLists.module.css';
import { DistrictTable, HostelTable } from './ListTables.tsx';

type InstitutionListsProps = { lists: List[]; initial: string; isRemembered: boolean };

/** Shows the list of the chosen category. Without JavaScript, shows all lists. */
export function InstitutionLists({ lists, initial, isRemembered }: InstitutionListsProps) {
  const { t } = useTranslation('institutions');
  const options = lists.map(({ id, category }) => ({
    value: id,
    label: category,
    message: t('showing', { category }),
  }));
  return (
    <div className={styles.lists} data-parts="">
      <div className={`needs-script ${styles.choice}`}>
        <PartSelect
          label={t('category')}
          options={options}
          initial={initial}
          preference={isRemembered ? 'hostelCategory' : undefined}
        />
        <p className="sr" role="status" data-message="">
          {options.find(({ value }) => value === initial)?.message}
        </p>
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
  const hasHostels = list.districts.some(({ hostels }) => hostels.length > 0);
  return (
    <section className={styles.list} data-chosen={chosen} data-part={list.id}>
      <h2 className={styles.category}>{list.category}</h2>
      <Cautions entry={list} />
      <a className={`${buttons.secondary} ${styles.accessible}`} href={list.accessible.href} download>
        <Download aria-hidden="true" />
        <span>
          {t('accessibleVersion', { file: t('components:pdfSize', { size }) })}
          <span className="sr">: {list.category}</span>
        </span>
      </a>
      {list.districts.length === 0 && (
        <EmptyState>
          <h3>{t('components:noDataFound')}</h3>
        </EmptyState>
      )}
      {list.districts.length > 0 && (hasHostels ? <HostelTable list={list} /> : <DistrictTable list={list} />)}
      <div className={styles.about}>
        <h3>{t('aboutList')}</h3>
        <LinkedParagraph>{list.description}</LinkedParagraph>
        {list.reports.map((report) => (
          <Reported key={report.text} report={report} />
        ))}
        {list.portal && (
          <div className={styles.apply}>
            <ExternalLink href={list.portal.url} className={buttons.primary}>
              {t('apply')}
            </ExternalLink>
            <OnwardLink to={list.schemePath}>{t('scheme')}</OnwardLink>
            <PortalTrouble trouble={list.portal.trouble} />
          </div>
        )}
        <OnwardLink to="/office/assistant">{t('askOffice')}</OnwardLink>
      </div>
      <Provenance entry={list} />
    </section>
  );
}
