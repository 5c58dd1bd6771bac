import { Link, type LinkProps } from 'react-router';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { SitePath } from '#app/screens.ts';

type PageLinkProps = Omit<LinkProps, 'to'> & { to: SitePath };

/**
 * A link inside the site. `to` is a path of the route table (`/scheme`); the link keeps the page's language. Every page
 * knows all screens of its language, so there is none to discover.
 */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <Link discover="none" to={pathIn(useLanguage(), to)} {...rest} />;
}
