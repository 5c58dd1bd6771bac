import { createContext, useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router';

const StylesInThePageContext = createContext<ReadonlySet<string>>(new Set());

export const StylesInThePage = StylesInThePageContext.Provider;

declare global {
  interface Window {
    /** React Router's manifest and the modules of the page's routes, set by app/early/loadRouter.ts. */
    __reactRouterManifest?: { routes: Record<string, { css?: string[] } | undefined> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** Lists the stylesheets that the prerendered page inlines or links (app/finish/pageStyles.server.ts). */
export function stylesInThePage(): ReadonlySet<string> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: screens = {} } = window;
  return new Set(Object.keys(screens).flatMap((id) => manifest?.routes[id]?.css ?? []));
}

/** Links the stylesheets of the matched routes, except those that the prerendered page already has. */
export function PageStyles() {
  const inThePage = useContext(StylesInThePageContext);
  const manifest = useContext(FrameworkContext)?.manifest;
  const matches = useMatches();
  if (import.meta.env.DEV || !manifest) return <Links />;
  const hrefs = new Set(matches.flatMap(({ id }) => manifest.routes[id]?.css ?? []));
  return [...hrefs]
    .filter((href) => !inThePage.has(href))
    .map((href) => <link key={href} rel="stylesheet" href={href} precedence="screen" />);
}
