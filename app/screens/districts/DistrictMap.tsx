import { ArrowRight, ArrowUp } from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DistrictFacts } from '#app/model/districts/districtFacts.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import styles from './DistrictMap.module.css';

const MAP = '/images/scenes/division';

/** Shows the drawn map with a link on each district, in the order of the list: from north to south. */
export function DistrictMap({ districts }: { districts: Pick<DistrictFacts, 'id' | 'name'>[] }) {
  const { t } = useTranslation('districts');
  return (
    <>
      <nav className={styles.map} aria-label={t('map')}>
        <picture>
          <source media="(min-width: 768px)" srcSet={`${MAP}-wide.svg`} width="600" height="1020" />
          <img src={`${MAP}-narrow.svg`} width="390" height="1060" alt="" />
        </picture>
        <div aria-hidden="true">
          <p className={styles.north}>
            <ArrowUp />
            {t('north')}
          </p>
          <p className={styles.sea}>{t('sea')}</p>
          <p className={styles.hills}>{t('hills')}</p>
        </div>
        <ol>
          {districts.map(({ id, name }) => (
            <li key={id} className={`${styles.plate} ${styles[id]}`}>
              <PageLink to={pageOf.districts(id)}>
                {name}
                <ArrowRight aria-hidden="true" />
              </PageLink>
            </li>
          ))}
        </ol>
      </nav>
      <p className={`small ${styles.caption}`}>{t('notToScale')}</p>
    </>
  );
}
