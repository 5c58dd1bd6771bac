import { useRouteLoaderData } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ErrorScreen } from '#app/shell/errors/ErrorScreen.tsx';

/** Returns no title. The screen renders the title, because an unknown address has no data with words of a language. */
export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export default function NotFoundScreen() {
  const { t } = useTranslation('shell');
  const shell = useRouteLoaderData<{ site: { department: string } }>('root');
  return (
    <>
      <title>{`${t('error.pageTitle')} – ${shell?.site.department ?? 'Sahayya'}`}</title>
      <ErrorScreen />
    </>
  );
}
