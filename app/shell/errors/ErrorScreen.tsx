import { Bed, HandCoins, House, MapPin } from 'lucide-react';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { TopRow } from '#app/components/page/TopRow.tsx';
import { SearchForm } from '#app/components/search/SearchForm.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './ErrorScreen.module.css';

const LINKS = [
  { word: 'error.home', path: '/', Icon: House },
  { word: 'error.allSchemes', path: '/scheme', Icon: HandCoins },
  { word: 'error.findOffice', path: '/district', Icon: MapPin },
  { word: 'nav.hostels', path: '/hostels/governmenthostels', Icon: Bed },
] as const;

export function ErrorScreen() {
  const { t } = useTranslation('shell');
  const question = t('error.whatAreYouLookingFor');
  return (
    <div className={`wrap ${styles.screen}`}>
      <TopRow crumbs={[{ label: t('error.notHere') }]} />
      <PageHead title={t('error.notHere')} lead={t('error.notFound')}>
        <SearchForm className={styles.search} label={question} placeholder={question} />
      </PageHead>
      <EmptyState picture="/images/scenes/signpost-vana.svg">
        <nav aria-label={t('error.waysOn')}>
          <LinkList links={LINKS.map(({ word, path, Icon }) => ({ label: t(word), path, Icon }))} />
        </nav>
        <h2 className={styles.title}>{t('error.title')}</h2>
        <p className={`small ${styles.technical}`}>
          <span lang="en">
            {t('error.technical404')}
            {/* entry.client.ts writes the address, because the host sends the same page for all unknown addresses. */}
            <span data-address="" />
          </span>
          <br />
          <PageLink to="/web-information-manager" className="tap">
            {t('error.tellManager')}
          </PageLink>
        </p>
      </EmptyState>
    </div>
  );
}
