import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLiveLocation } from '#app/components/address/useLiveLocation.ts';
import buttons from '#app/components/buttons/buttons.module.css';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';

/** Back to the list of schemes, filtered as it was when this page was opened from it. */
export function BackToSchemes() {
  const { t } = useTranslation('schemes');
  const { state } = useLiveLocation();
  return (
    <PageLink to={`/scheme${listQuery(state)}`} className={`no-print ${buttons.onward}`}>
      <ArrowLeft aria-hidden="true" />
      {t('allSchemes')}
    </PageLink>
  );
}

/** The query of the list, which its links leave in the history. Anything else found there is not used. */
function listQuery(state: unknown): string {
  const list = state !== null && typeof state === 'object' && 'list' in state ? state.list : undefined;
  return typeof list === 'string' && list.startsWith('?') ? list : '';
}
