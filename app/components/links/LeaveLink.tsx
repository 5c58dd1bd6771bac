import { X } from 'lucide-react';
import leaveScript from '#app/early/leavePage.ts?inline-script';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { PageLink } from './PageLink.tsx';

/** Leaves a page at once, because somebody may look over the shoulder. The service worker saves no page with this link. */
export function LeaveLink({ className }: { className: string | undefined }) {
  const { t } = useTranslation('situation');
  return (
    <>
      <PageLink to="/" className={className} data-leave="">
        <X aria-hidden="true" />
        {t('leave')}
      </PageLink>
      {/* Stands in an element of its own, because React complains about scripts that it draws in the browser, as for an example. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the script comes from the build and must run before the page is shown. */}
      <span hidden dangerouslySetInnerHTML={{ __html: `<script>${leaveScript}</script>` }} />
    </>
  );
}
