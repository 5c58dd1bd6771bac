import { useEffect, useSyncExternalStore } from 'react';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { KnownSite } from './KnownSite.tsx';
import { Saving } from './Saving.tsx';
import { lookUp, siteState } from './siteState.ts';

/** "Save this site on my phone": what it costs, how far it is, what is kept. */
export function SaveSite() {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  const site = useSyncExternalStore(siteState.subscribe, siteState.now, siteState.atBuild);
  useEffect(() => {
    lookUp(language);
  }, [language]);
  return (
    <LabelledSection title={t('save')}>
      <p>{t('saveText')}</p>
      {site.kind === 'asking' && <p>{t('asking')}</p>}
      {site.kind === 'impossible' && <p role="status">{t(site.why)}</p>}
      {site.kind === 'saving' && <Saving {...site} />}
      {site.kind === 'known' && <KnownSite site={site} />}
    </LabelledSection>
  );
}
