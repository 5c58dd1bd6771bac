import { ArrowRight, Download } from 'lucide-react';
import { formatFileSize } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { InstitutionList as List } from '#app/model/institutions/lists.server.ts';
import type { SitePath } from '#app/screens.ts';
import buttons from '../buttons.module.css';
import { Provenance } from '../facts/Provenance.tsx';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { LinkedText } from '../links/LinkedText.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { PortalTrouble } from '../links/PortalTrouble.tsx';
import { EmptyState } from '../text/EmptyState.tsx';
import { DistrictTable } from './DistrictTable.tsx';
import { HostelTable } from './HostelTable.tsx';
import styles from './InstitutionLists.module.css';

type InstitutionListProps = { list: List; chosen: boolean };

export function InstitutionList({ list, chosen }: InstitutionListProps) {
  const { t, language } = useTranslation(['institutions', 'components']);
  const size = formatFileSize(list.accessible.bytes, language);
  const hasHostels = list.districts.some(({ hostels }) => hostels.length > 0);
  return (
    <section className={styles.list} data-chosen={chosen}>
      <h2 className={styles.category}>{list.category}</h2>
      <a className={`${buttons.secondary} ${styles.accessible}`} href={list.accessible.href} download>
        <Download aria-hidden="true" />
        <span>
          {t('accessibleVersion', { file: t('components:pdfSize', { size }) })}
          <span className="sr">: {list.category}</span>
        </span>
      </a>
      {list.districts.length === 0 && (
        <EmptyState picture="/images/scenes/nothing-geru.svg">
          <h3>{t('components:noDataFound')}</h3>
        </EmptyState>
      )}
      {list.districts.length > 0 && (hasHostels ? <HostelTable list={list} /> : <DistrictTable list={list} />)}
      <div className={styles.about}>
        <h3>{t('aboutList')}</h3>
        <p>
          <LinkedText>{list.description}</LinkedText>
        </p>
        {list.portal && <ApplyLinks portal={list.portal} schemePath={list.schemePath} />}
        <PageLink to="/office/assistant" className={buttons.onward}>
          {t('askOffice')}
          <ArrowRight aria-hidden="true" />
        </PageLink>
      </div>
      <Provenance entry={list} />
    </section>
  );
}

type ApplyLinksProps = { portal: NonNullable<List['portal']>; schemePath: SitePath };

function ApplyLinks({ portal: { url, trouble }, schemePath }: ApplyLinksProps) {
  const { t } = useTranslation('institutions');
  return (
    <div className={styles.apply}>
      <ExternalLink href={url} className={buttons.primary}>
        {t('apply')}
      </ExternalLink>
      <PageLink to={schemePath} className={buttons.onward}>
        {t('scheme')}
        <ArrowRight aria-hidden="true" />
      </PageLink>
      <PortalTrouble trouble={trouble} />
    </div>
  );
}
