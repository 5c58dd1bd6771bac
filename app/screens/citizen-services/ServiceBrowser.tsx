import { useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { titleMatches } from '#app/model/services/rules.ts';
import styles from './ServiceBrowser.module.css';
import { ServiceFinder } from './ServiceFinder.tsx';
import { ServiceTiles, type Tile } from './ServiceTiles.tsx';

/** The services, and a field that narrows them down. All of them stand in the page before anything is typed. */
export function ServiceBrowser({ services }: { services: Tile[] }) {
  const { t } = useTranslation('citizen-services');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const found = services.filter(({ titles }) => titleMatches(titles, typed));
  const count = found.length;
  return (
    <div className={styles.body}>
      <ServiceFinder typed={typed} onType={setTyped} found={found} />
      <p role="status" className={styles.status}>
        {typed.trim() &&
          (count > 0
            ? t('found', { count, n: formatNumber(count, language) })
            : t('noneFound', { typed: typed.trim() }))}
      </p>
      {count > 0 ? (
        <ServiceTiles services={found} />
      ) : (
        <button type="button" className={buttons.secondary} onClick={() => setTyped('')}>
          {t('showAll')}
        </button>
      )}
    </div>
  );
}
