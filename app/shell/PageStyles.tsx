import { createContext, useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router';

const StylesInThePageContext = createContext<ReadonlySet<string>>(new Set());

export const StylesInThePage = StylesInThePageContext.Provider;

declare global {
  interface Window {
    /** What the router knows of all screens, and the modules of those that the page was made of. */
    __reactRouterManifest?: { routes: Record<string, { css?: string[] } | undefined> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** Addresses of the stylesheets that the finished page brings with it, in another shape (finish/pageStyles.server.ts). */
export function stylesInThePage(): ReadonlySet<string> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: screens = {} } = window;
  return new Set(Object.keys(screens).flatMap((id) => manifest?.routes[id]?.css ?? []));
}

/**
 * The stylesheets of the screens on the page. The finished page has those of its own screen already; a screen that is
 * opened later brings its own.
 */
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
