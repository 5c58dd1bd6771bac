import { ArrowRight, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { InstitutionList as List } from '#app/model/institutions/lists.server.ts';
import buttons from '../buttons/buttons.module.css';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { LinkedText } from '../LinkedText/LinkedText.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { Provenance } from '../Provenance/Provenance.tsx';
import { DistrictTable } from './DistrictTable.tsx';
import { HostelTable } from './HostelTable.tsx';
import styles from './InstitutionLists.module.css';

type InstitutionListProps = { list: List; chosen: boolean };

/** One category: what it is for, its accessible version, its districts. */
export function InstitutionList({ list, chosen }: InstitutionListProps) {
  const { t } = useTranslation(['institutions', 'components']);
  const size = formatFileSize(list.accessible.bytes, useLanguage());
  const hasDoubtfulNumber = list.districts.some(({ ask }) => ask?.confidence === 'medium');
  const hasHostels = list.districts.some(({ hostels }) => hostels.length > 0);
  return (
    <section id={list.id} className={styles.list} data-chosen={chosen}>
      <div className={styles.head}>
        <div className={styles.about}>
          <h2>{list.category}</h2>
          <p>
            <LinkedText>{list.description}</LinkedText>
          </p>
          <PageLink to="/office/assistant" className={buttons.onward}>
            {t('askOffice')}
            <ArrowRight aria-hidden="true" />
          </PageLink>
          {hasDoubtfulNumber && <p className={styles.doubt}>{t('someNumbersDoubtful')}</p>}
        </div>
        <a className={buttons.secondary} href={list.accessible.href} download>
          <Download aria-hidden="true" />
          <span>
            {t('accessibleVersion', { file: t('components:pdfSize', { size }) })}
            <span className="sr">: {list.category}</span>
          </span>
        </a>
      </div>
      {list.districts.length === 0 && (
        <EmptyState picture="/images/scenes/nothing-geru.svg">
          <h3>{t('components:noDataFound')}</h3>
        </EmptyState>
      )}
      {list.districts.length > 0 && (hasHostels ? <HostelTable list={list} /> : <DistrictTable list={list} />)}
      <Provenance entry={list} />
    </section>
  );
}
