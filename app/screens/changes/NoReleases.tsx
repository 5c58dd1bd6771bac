import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** As long as the site is not published there is nothing that could have changed. */
export function NoReleases() {
  const { t } = useTranslation('changes');
  return (
    <EmptyState picture="/images/scenes/nothing-geru.svg">
      <h2>{t('noneYet')}</h2>
      <p>{t('notPublished')}</p>
      <p>{t('meanwhile')}</p>
    </EmptyState>
  );
}
