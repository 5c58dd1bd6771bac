import { ListChecks, MapPin } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Drawing } from '#app/components/media/Drawing.tsx';
import { SearchBox } from '#app/components/search/SearchBox.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Banner.module.css';
import type { HomeContent } from './content.server.ts';

export function Banner({ needs }: { needs: HomeContent['everydayNeeds'] }) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.banner}>
      <div className={styles.say}>
        <h1>{t('claim')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.actions}>
          <PageLink to="/eligibility" className={`${buttons.primary} ${buttons.large}`}>
            <ListChecks aria-hidden="true" />
            {t('checkWhatICanGet')}
          </PageLink>
          <PageLink to="/office/assistant" className={`${buttons.secondary} ${buttons.large}`}>
            <MapPin aria-hidden="true" />
            {t('findOffice')}
          </PageLink>
        </div>
        <SearchBox large iconOnly className={styles.search} placeholder={t('search')} />
        <nav className={styles.needs} aria-labelledby="needs">
          <p id="needs">{t('needs')}</p>
          <ul>
            {needs.map(({ label, path }) => (
              <li key={path}>
                <PageLink to={path}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Drawing name="procession" fit="coverFromEnd" className={styles.procession} />
      <div className={styles.mural}>
        <Drawing name="spiral-dance" fit="cover" />
      </div>
    </div>
  );
}
