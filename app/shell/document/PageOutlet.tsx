import { Outlet, useLocation, useMatches } from 'react-router';
import { ReportContext } from '#app/components/facts/ReportContext.ts';
import { languageOf, pathIn, plainPath } from '#app/i18n/language.ts';
import type { PageText } from './PageMeta.tsx';
import type { ShellSite } from './site.server.ts';

/** Renders the screen, and tells its parts how to report an error in the page. */
export function PageOutlet({ site: { address, reportEmail: email } }: { site: ShellSite }) {
  const { pathname } = useLocation();
  const screen = useMatches().at(-1)?.loaderData as { page?: PageText } | undefined;
  const url = address + pathIn(languageOf(pathname), plainPath(pathname));
  const report = email && screen?.page ? { email, title: screen.page.title, address: url } : undefined;
  return (
    <ReportContext value={report}>
      <Outlet />
    </ReportContext>
  );
}
