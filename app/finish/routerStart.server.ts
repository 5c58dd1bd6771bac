import type { EntryContext } from 'react-router';
import type { RouterFile, RouterStart } from '#app/early/loadRouter.ts';
import { type Language, languageOf } from '#app/i18n/language.ts';
import { type BuiltFile, hashedFile } from './builtFiles.server.ts';

/** The router's data about a rendered page. `data`: the hydration data in the router's stream format. */
export type RenderedRoute = {
  manifest: EntryContext['manifest'];
  /** Ids of the matched routes, root first. */
  matches: string[];
  context: object;
  data: string;
};

/** Lists the modules of a page's routes for app/early/loadRouter.ts, and creates the data files that loadRouter.ts fetches. */
export function routerStart(
  { manifest, matches, context, data }: RenderedRoute,
  language: Language,
): { start: RouterStart; files: BuiltFile[] } {
  const dataFile = hashedFile('data/', '.json', data);
  const routerFile = hashedFile('router-', '.json', JSON.stringify(withOwnRoutes({ manifest, context }, language)));
  const matched = matches.map((id) => {
    const route = manifest.routes[id];
    if (!route) throw new Error(`The router's manifest has no route ${id}.`);
    return route;
  });
  const start = {
    data: dataFile.address,
    router: routerFile.address,
    routes: Object.fromEntries(matched.map((route) => [route.id, moduleAddresses(route)])),
    entry: manifest.entry.module,
    imports: [...new Set([...manifest.entry.imports, ...matched.flatMap(({ imports = [] }) => imports)])],
  };
  return { start, files: [dataFile, routerFile] };
}

/** Lists the modules into which React Router splits a screen, in the router's order. */
function moduleAddresses(route: NonNullable<RenderedRoute['manifest']['routes'][string]>): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route;
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (address) => address !== undefined,
  );
}

/** Removes the routes of the other language, because its pages open as new documents. */
function withOwnRoutes(
  { manifest, context }: { manifest: RenderedRoute['manifest']; context: object },
  language: Language,
): RouterFile {
  const routes = Object.entries(manifest.routes).filter(
    ([id, route]) => id === 'root' || languageOf(route?.path ?? '') === language,
  );
  return { manifest: { ...manifest, routes: Object.fromEntries(routes) }, context };
}
