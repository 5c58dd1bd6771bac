import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { allHelplines } from '#app/model/helplines/helplines.server.ts';
import { MAX_PAGES } from '#app/offline/cacheNames.ts';
import type { Route } from './+types/route';
import styles from './Offline.module.css';
import { SaveSite } from './SaveSite.island.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'offline');
  return { helplines: allHelplines(language), page: { title: t('title'), description: t('description') } };
}

export default function OfflineScreen({ loaderData: { helplines, page } }: Route.ComponentProps) {
  return (
    <Page title={page.title} lead={page.description} figures="figures-everyone">
      <div className="page-end">
        <div className="needs-script">
          <SavedPages />
          <Island name="SaveSite" component={SaveSite} props={{}} start="load" />
        </div>
        <Helplines helplines={helplines} />
        <WorksOffline />
      </div>
    </Page>
  );
}

/** Lists the saved pages, newest first, except this page (app/offline/showSavedPages.ts). */
function SavedPages() {
  const { t } = useTranslation(['offline', 'offline-notes']);
  return (
    <LabelledSection title={t('savedPages')}>
      <ul
        role="list"
        className={styles.pages}
        data-saved-pages=""
        data-today={t('offline-notes:today')}
        data-yesterday={t('offline-notes:yesterday')}
        hidden
      />
      <p role="status" data-none-saved={t('offline-notes:noneSaved')} />
    </LabelledSection>
  );
}

function Helplines({ helplines }: Pick<ReturnType<typeof loader>, 'helplines'>) {
  const { t } = useTranslation('offline-notes');
  return (
    <LabelledSection title={t('helplines')}>
      <ul role="list" className={`ruled ${styles.helplines}`}>
        {helplines.map(({ number, title }) => (
          <li key={number} className="ends">
            <span>{title}</span>
            <PhoneLink number={number} of={title} />
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}

function WorksOffline() {
  const { t, language } = useTranslation('offline');
  return (
    <LabelledSection title={t('stays')}>
      <div className="without-script">
        <Note>{t('withoutScript')}</Note>
      </div>
      <ul className={styles.list}>
        <li>{t('staysPages', { number: formatNumber(MAX_PAGES, language) })}</li>
        <li>{t('staysTools')}</li>
        <li>{t('staysNot')}</li>
        <li>{t('staysFresh')}</li>
        <li>{t('staysHere')}</li>
      </ul>
    </LabelledSection>
  );
}
