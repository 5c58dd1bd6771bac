import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { SitePath } from '#app/screens.ts';
import buttons from '../buttons.module.css';
import { isModifiedClick } from './MediaLink.tsx';
import { PageLink } from './PageLink.tsx';

/** Goes back `steps` entries in the history, which restores scroll position and filters. Without `steps`, links to `to`. */
export function BackLink({ to, steps, children }: { to: SitePath; steps: number | undefined; children: ReactNode }) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (steps === undefined || isModifiedClick(event)) return;
    event.preventDefault();
    navigate(-steps);
  };
  return (
    <PageLink to={to} className={buttons.quiet} onClick={goBack}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </PageLink>
  );
}
