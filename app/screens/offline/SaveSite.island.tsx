import { Download, Trash2 } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import buttons from '#app/components/buttons.module.css';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatFileSize } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { sumStorageSize, sumTransferSize } from '#app/offline/siteList.ts';
import styles from './KnownSite.module.css';
import {
  deleteSavedSite,
  isComplete,
  type KnownSite as Known,
  loadSiteState,
  saveSite,
  siteState,
  stopSaving,
} from './siteState.ts';

export function SaveSite() {
  const { t, language } = useTranslation('offline');
  const site = useSyncExternalStore(siteState.subscribe, siteState.now, siteState.atBuild);
  useEffect(() => {
    loadSiteState(language);
  }, [language]);
  return (
    <LabelledSection title={t('save')}>
      <p>{t('saveText')}</p>
      {site.kind === 'loading' && <p>{t('asking')}</p>}
      {site.kind === 'unavailable' && <p role="status">{t(site.reason)}</p>}
      {site.kind === 'saving' && <Saving {...site} />}
      {site.kind === 'known' && <KnownSite site={site} />}
    </LabelledSection>
  );
}

const SITE_LINKS = [
  { word: 'ways.schemes', path: '/scheme' },
  { word: 'ways.offices', path: '/office' },
  { word: 'ways.hostels', path: '/hostels/governmenthostels' },
  { word: 'ways.eligibility', path: '/eligibility' },
  { word: 'ways.search', path: '/search' },
] as const;

function KnownSite({ site }: { site: Known }) {
  const { t, language } = useTranslation('offline');
  const { saved, list, missing, outcome } = site;
  const travel = formatFileSize(sumTransferSize(missing), language);
  const date = saved.day && formatDate(saved.day, language);
  const hasSome = saved.versions.size > 0;
  const label = date ? 'saveNewer' : hasSome ? 'saveRest' : 'saveAll';
  return (
    <>
      <div role="status" className={styles.messages}>
        {outcome && <p className={styles.outcome}>{t(outcome)}</p>}
        {hasSome && !date && <p>{t('partly')}</p>}
        {date && <p>{t(missing.length > 0 ? 'newer' : 'saved', { date })}</p>}
        {!list && !isComplete(site) && <p>{t('needsInternet')}</p>}
      </div>
      {missing.length > 0 && <p>{t('size', { travel, space: formatFileSize(sumStorageSize(missing), language) })}</p>}
      <div className={styles.buttons}>
        {missing.length > 0 && (
          <button type="button" className={buttons.primary} onClick={() => saveSite(language)}>
            <Download aria-hidden="true" />
            <span>{t(label, { travel })}</span>
          </button>
        )}
        {hasSome && (
          <button type="button" className={buttons.quiet} onClick={() => deleteSavedSite(language)}>
            <Trash2 aria-hidden="true" />
            {t('remove')}
          </button>
        )}
      </div>
      {isComplete(site) && <LinkList links={SITE_LINKS.map(({ word, path }) => ({ label: t(word), path }))} />}
    </>
  );
}

/** Announces only the start; screen readers read the progress on request. */
function Saving({ done, all }: { done: number; all: number }) {
  const { t, language } = useTranslation('offline');
  const progress = t('done', { done: formatFileSize(done, language), all: formatFileSize(all, language) });
  return (
    <div className={styles.saving}>
      <p role="status" className="sr">
        {t('progress')}
      </p>
      <progress max={all} value={done} aria-label={t('progress')} aria-valuetext={progress} />
      <p>{progress}</p>
      <button type="button" className={buttons.quiet} onClick={stopSaving}>
        {t('stop')}
      </button>
    </div>
  );
}
