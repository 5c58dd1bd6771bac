import { Bed, Building2, HandCoins, House, MapPin } from 'lucide-react';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { SearchForm } from '#app/components/search/SearchForm.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './ErrorScreen.module.css';

const LINKS = [
  { word: 'nav.home', path: '/', Icon: House },
  { word: 'error.allSchemes', path: '/scheme', Icon: HandCoins },
  { word: 'error.otherDepartments', path: '/elsewhere', Icon: Building2 },
  { word: 'error.findOffice', path: '/district', Icon: MapPin },
  { word: 'nav.hostels', path: '/hostels/governmenthostels', Icon: Bed },
] as const;

export function ErrorScreen() {
  const { t } = useTranslation('shell');
  return (
    <div className={`wrap ${styles.screen}`}>
      <EmptyState picture="/images/scenes/signpost-vana.svg">
        <h1>{t('error.notHere')}</h1>
        <p className={styles.lead}>{t('error.notFound')}</p>
        <SearchForm large label={t('error.whatAreYouLookingFor')} placeholder={t('error.whatAreYouLookingFor')} />
        <nav aria-label={t('error.waysOn')}>
          <LinkList links={LINKS.map(({ word, path, Icon }) => ({ label: t(word), path, Icon }))} />
        </nav>
        <h2 className={styles.title}>{t('error.title')}</h2>
        <p className={styles.technical}>
          <span lang="en">
            {t('error.technical404')}
            {/* entry.client.ts writes the address, because the host sends the same page for all unknown addresses. */}
            <span data-address="" />
          </span>
          <br />
          <PageLink to="/web-information-manager">{t('error.tellManager')}</PageLink>
        </p>
      </EmptyState>
    </div>
  );
}
