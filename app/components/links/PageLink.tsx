import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { SitePath } from '#app/screens.ts';
import buttons from '../buttons.module.css';

/** Links to a path of the route table in the page's language. Turns off route discovery, because every page knows all routes. */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: SitePath }) {
  return <Link discover="none" to={pathIn(useLanguage(), to)} {...rest} />;
}

export function OnwardLink({ to, children }: { to: SitePath; children: ReactNode }) {
  return (
    <PageLink to={to} className={buttons.onward}>
      {children}
      <ArrowRight aria-hidden="true" />
    </PageLink>
  );
}
