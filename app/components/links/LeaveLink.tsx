import { X } from 'lucide-react';
import leaveScript from '#app/early/leavePage.ts?inline-script';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { PageLink } from './PageLink.tsx';

/** Leaves a page at once if somebody looks over the visitor's shoulder. The service worker saves no page with this link. */
export function LeaveLink({ className }: { className: string | undefined }) {
  const { t } = useTranslation('situation');
  return (
    <>
      <PageLink to="/" className={className} data-leave="">
        <X aria-hidden="true" />
        {t('leave')}
      </PageLink>
      {/* Inserts the script as HTML: React logs an error for a script element that it renders in the browser, as on the examples page. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the script comes from the build and must run before the page is shown. */}
      <span hidden dangerouslySetInnerHTML={{ __html: `<script>${leaveScript}</script>` }} />
    </>
  );
}
