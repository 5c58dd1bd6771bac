import { ListChecks, MapPin } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { SearchForm } from '#app/components/search/SearchForm.tsx';
import { SituationTiles } from '#app/components/situations/SituationTiles.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import styles from './Start.module.css';

type StartProps = { tiles: HomeContent['situations']; total: number };

/** Asks what happened. Phones show the first four situations, which fit on their first screen with search and finder. */
export function Start({ tiles, total }: StartProps) {
  const { t, language } = useTranslation(['home', 'situations']);
  return (
    <div className={`wrap ${styles.start}`}>
      <div className={styles.question}>
        <h1>{t('situations:title')}</h1>
        <Drawing name="figures-everyone" className={`no-print ${styles.figures}`} />
      </div>
      <p className={styles.lead}>{t('start.lead')}</p>
      <SituationTiles tiles={tiles} className={styles.tiles} />
      <div className={styles.all}>
        <OnwardLink to="/situations">{t('start.all', { n: formatNumber(total, language) })}</OnwardLink>
      </div>
      <SearchForm
        label={t('situations:none.words')}
        placeholder={t('situations:none.words')}
        className={styles.search}
      />
      <div className={`no-print ${styles.actions}`}>
        <PageLink to="/eligibility" className={buttons.primary}>
          <ListChecks aria-hidden="true" />
          {t('situations:none.finder')}
        </PageLink>
        <PageLink to="/district" className={`${buttons.secondary} ${styles.office}`}>
          <MapPin aria-hidden="true" />
          {t('start.office')}
        </PageLink>
      </div>
    </div>
  );
}

/** Says what the site is for, beside a drawing that the band crops. */
export function ClaimBanner({ districts }: { districts: number }) {
  const { t, language } = useTranslation('home');
  return (
    <div className={styles.mural}>
      <div className={`wrap ${styles.claim}`}>
        <p>
          {t('claim')} <small>{t('districts', { n: formatNumber(districts, language) })}</small>
        </p>
      </div>
      <Drawing name="spiral-dance" className={`no-print ${styles.spiral}`} />
    </div>
  );
}
