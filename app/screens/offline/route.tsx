import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { useHydrated } from '#app/components/hooks/useHydrated.ts';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { pathIn, plainPath } from '#app/i18n/language.ts';
import { siteAddress } from '#app/i18n/siteAddress.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { allHelplines } from '#app/model/site/helplines.server.ts';
import { MAX_PAGES } from '#app/offline/cacheNames.ts';
import { isSavedAsData, readSavedPages, type SavedPage } from '#app/offline/savedPages.ts';
import type { Route } from './+types/route';
import styles from './Offline.module.css';
import { SaveSite } from './SaveSite.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'offline');
  return { helplines: allHelplines(language), page: { title: t('title'), description: t('description') } };
}

export default function OfflineScreen({ loaderData: { helplines, page } }: Route.ComponentProps) {
  return (
    <Page title={page.title} lead={page.description} figures="figures-everyone">
      <div className={styles.parts}>
        <NotSaved />
        <div className="needs-script">
          <SavedPages />
          <SaveSite />
        </div>
        <Helplines helplines={helplines} />
        <WorksOffline />
      </div>
    </Page>
  );
}

/** Appears when the service worker redirects to `/offline?page=/scheme`, because `/scheme` is not saved. */
function NotSaved() {
  const { t } = useTranslation('offline');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const requested = query.get('page');
  // Validates the requested address, because a link can contain any value.
  const page = useHydrated() && requested ? siteAddress(requested, window.location.origin) : undefined;
  useEffect(() => {
    if (page === undefined) return;
    // If the data of the page are saved, opens it by client-side navigation.
    isSavedAsData(new URL(page, window.location.href).pathname).then(
      (isSaved) => isSaved && navigate(page, { replace: true }),
      // Ignores an error if storage is blocked.
      () => undefined,
    );
  }, [page, navigate]);
  if (page === undefined) return null;
  return (
    <div className={styles.notSaved}>
      <EmptyState picture="/images/scenes/offline-raat.svg">
        <h2>{t('notSaved')}</h2>
        <p>{t('notSavedText')}</p>
        <p>
          <a className={buttons.primary} href={page}>
            {t('tryAgain')}
          </a>
        </p>
      </EmptyState>
    </div>
  );
}

/** Lists the saved pages, newest first, except this page. */
function SavedPages() {
  const { t, language } = useTranslation('offline');
  const [pages, setPages] = useState<SavedPage[]>();
  useEffect(() => {
    // Shows no pages if storage is blocked.
    readSavedPages(language).then(setPages, () => setPages([]));
  }, [language]);
  const shown = pages?.filter(({ path }) => plainPath(path) !== '/offline');
  return (
    <LabelledSection title={t('savedPages')}>
      <ul className={styles.pages}>
        {shown?.map(({ path, title, day }) => (
          <li key={path}>
            {/* Is a plain link, because the service worker saves and opens pages as documents. */}
            <a href={pathIn(language, plainPath(path))}>{title}</a>
            <span>{t('savedOn', { date: formatDate(day, language) })}</span>
          </li>
        ))}
      </ul>
      <p role="status">{shown?.length === 0 && t('noneSaved')}</p>
    </LabelledSection>
  );
}

function Helplines({ helplines }: Pick<ReturnType<typeof loader>, 'helplines'>) {
  const { t } = useTranslation(['offline', 'components']);
  return (
    <LabelledSection title={t('helplines')}>
      <ul className={styles.helplines}>
        {helplines.map(({ number, title, confidence }) => (
          <li key={number}>
            <span>
              {title}
              {confidence === 'medium' && <small>{t('components:toBeConfirmed')}</small>}
            </span>
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
      <div className={styles.without}>
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
