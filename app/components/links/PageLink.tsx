import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { SitePath } from '#app/screens.ts';
import buttons from '../buttons.module.css';

/** Links to a screen in the page's language. Writes `href` last, because lists of links then compress better. */
export function PageLink({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: SitePath }) {
  return (
    <a {...rest} href={pathIn(useLanguage(), to)}>
      {children}
    </a>
  );
}

export function OnwardLink({ to, children }: { to: SitePath; children: ReactNode }) {
  return (
    <PageLink to={to} className={buttons.onward}>
      {children}
      <ArrowRight aria-hidden="true" />
    </PageLink>
  );
}
