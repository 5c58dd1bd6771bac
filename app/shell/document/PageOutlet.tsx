import { Outlet, useLocation } from 'react-router';
import { ErrorReportContext } from '#app/components/facts/ErrorReportContext.ts';
import { languageOf, pathIn, plainPath } from '#app/i18n/language.ts';
import type { ShellSite } from './site.server.ts';

/** Renders the screen, and tells its parts where to report an error in the page. */
export function PageOutlet({ site: { address, reportEmail: email } }: { site: ShellSite }) {
  const { pathname } = useLocation();
  const path = pathIn(languageOf(pathname), plainPath(pathname));
  return (
    <ErrorReportContext value={email ? { email, address: address + path } : undefined}>
      <Outlet />
    </ErrorReportContext>
  );
}
