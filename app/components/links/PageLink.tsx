import { Link, type LinkProps } from 'react-router';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { SitePath } from '#app/screens.ts';

type PageLinkProps = Omit<LinkProps, 'to'> & { to: SitePath };

/** Links to a path of the route table in the page's language. Route discovery is off: every page knows all routes. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <Link discover="none" to={pathIn(useLanguage(), to)} {...rest} />;
}
