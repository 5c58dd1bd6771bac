import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SitePath } from '#app/screens.ts';
import buttons from '../buttons.module.css';
import { PageLink } from './PageLink.tsx';

export function OnwardLink({ to, children }: { to: SitePath; children: ReactNode }) {
  return (
    <PageLink to={to} className={buttons.onward}>
      {children}
      <ArrowRight aria-hidden="true" />
    </PageLink>
  );
}
