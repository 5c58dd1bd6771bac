import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { SitePath } from '#app/screens.ts';
import buttons from '../buttons.module.css';
import { isModifiedClick } from './MediaLink.tsx';
import { PageLink } from './PageLink.tsx';

type BackLinkProps = {
  to: SitePath;
  /** Distance to the list in the history; `undefined` if the visitor did not come from it. */
  steps: number | undefined;
  children: ReactNode;
};

/** Goes back in the history where possible, so that the list keeps its scroll position and filters. */
export function BackLink({ to, steps, children }: BackLinkProps) {
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
