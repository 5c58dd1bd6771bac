import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { LANGUAGES, languageOf, pathIn, plainPath } from '../../i18n/language.ts';
import { TITLE_DIVIDER } from './pageName.ts';
import type { ShellSite } from './site.server.ts';

/**
 * Title and description of a page. `hidden`: whether the page has no canonical address; search engines exclude such pages and
 * samples. `script` runs before the stylesheets have loaded.
 */
export type PageText = { title: string; description: string; hidden?: boolean; isSample?: boolean; script?: string };

/** Renders the page's title, description, canonical address and alternates, from the `page` of its loader. */
export function PageMeta() {
  const { pathname } = useLocation();
  const shell = useRouteLoaderData<{ site: Pick<ShellSite, 'address' | 'department'> }>('root');
  const screen = useMatches().at(-1)?.loaderData as { page?: PageText } | undefined;
  if (!shell || !screen?.page) return null;
  const { title, description, hidden, isSample, script } = screen.page;
  const { address, department } = shell.site;
  const path = plainPath(pathname);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the script comes from the build. */}
      {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
      <title>{path === '/' ? title : title + TITLE_DIVIDER + department}</title>
      <meta name="description" content={description} />
      {(hidden || isSample) && <meta name="robots" content="noindex" />}
      {!hidden && (
        <>
          <link rel="canonical" href={address + pathIn(languageOf(pathname), path)} />
          {LANGUAGES.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={address + pathIn(language, path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address + path} />
        </>
      )}
    </>
  );
}
