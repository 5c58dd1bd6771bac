import { useEffect, useState } from 'react';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { pathIn, plainPath } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import { site } from '#app/model/site/data.server.ts';
import { MAX_PAGES } from '#app/offline/cacheNames.ts';
import { readSavedPages, type SavedPage } from '#app/offline/savedPages.ts';
import type { Route } from './+types/route';
import { NotSaved } from './NotSaved.tsx';
import styles from './Offline.module.css';
import { SaveSite } from './SaveSite.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'offline');
  const helplines = localize(site.helplines, language).map(({ number, title, confidence }) => ({
    number,
    title,
    confidence,
  }));
  return { helplines, page: { title: t('title'), description: t('description') } };
}

export default function OfflineScreen({ loaderData: { helplines } }: Route.ComponentProps) {
  const { t } = useTranslation('offline');
  return (
    <Page title={t('title')} lead={t('description')} figures="figures-everyone">
      <div className={styles.parts}>
        <NotSaved />
        <div className="needs-script">
          <SavedPages />
          <SaveSite />
        </div>
        <Helplines helplines={helplines} />
        <Stays />
      </div>
    </Page>
  );
}

/** Lists saved pages, newest first, without this page. */
function SavedPages() {
  const { t, language } = useTranslation('offline');
  const [pages, setPages] = useState<SavedPage[]>();
  useEffect(() => {
    // Storage is blocked.
    readSavedPages(language).then(setPages, () => setPages([]));
  }, [language]);
  const shown = pages?.filter(({ path }) => plainPath(path) !== '/offline');
  return (
    <LabelledSection title={t('savedPages')}>
      <ul className={styles.pages}>
        {shown?.map(({ path, title, day }) => (
          <li key={path}>
            {/* Loads a document, which is how pages are saved and open without internet. */}
            <a href={pathIn(language, plainPath(path))}>{title}</a>
            <span>{t('savedOn', { date: formatDate(day, language) })}</span>
          </li>
        ))}
      </ul>
      <p role="status">{shown?.length === 0 && t('noneSaved')}</p>
    </LabelledSection>
  );
}

function Helplines({ helplines }: { helplines: { number: string; title: string; confidence: 'high' | 'medium' }[] }) {
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

function Stays() {
  const { t } = useTranslation('offline');
  const number = formatNumber(MAX_PAGES, useLanguage());
  return (
    <LabelledSection title={t('stays')}>
      <div className={styles.without}>
        <Note>{t('withoutScript')}</Note>
      </div>
      <ul className={styles.list}>
        <li>{t('staysPages', { number })}</li>
        <li>{t('staysTools')}</li>
        <li>{t('staysNot')}</li>
        <li>{t('staysFresh')}</li>
        <li>{t('staysHere')}</li>
      </ul>
    </LabelledSection>
  );
}
