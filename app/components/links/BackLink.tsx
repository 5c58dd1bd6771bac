import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { SitePath } from '#app/screens.ts';
import buttons from '../buttons.module.css';
import { isModifiedClick } from './isModifiedClick.ts';
import { PageLink } from './PageLink.tsx';

type BackLinkProps = {
  to: SitePath;
  /** How many steps back in the history the list lies; `undefined` if the visitor did not come from it. */
  steps: number | undefined;
  children: ReactNode;
};

/** Goes back in the history where that leads to the list, so that it stands as it was left. Otherwise a plain link. */
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
