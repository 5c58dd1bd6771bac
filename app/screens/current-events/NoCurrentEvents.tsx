import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';

export function NoCurrentEvents() {
  const { t } = useTranslation('current-events');
  return (
    <>
      <h2>{t('noneFound')}</h2>
      <p>{t('noneText')}</p>
      <p>
        <PageLink to="/notices/pastevents" className={buttons.primary}>
          {t('seePast')}
        </PageLink>
      </p>
    </>
  );
}
