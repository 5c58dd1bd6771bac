import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SitePath } from '#app/screens.ts';
import buttons from '../buttons.module.css';
import { PageLink } from './PageLink.tsx';

/** Links to a list. If the visitor came from this list, restores its scroll position and filters (app/early/backLinks.ts). */
export function BackLink({ to, children }: { to: SitePath; children: ReactNode }) {
  return (
    <PageLink to={to} className={buttons.quiet} data-back="">
      <ArrowLeft aria-hidden="true" />
      {children}
    </PageLink>
  );
}
