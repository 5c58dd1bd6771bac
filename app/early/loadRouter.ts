/** Addresses from which a page starts React Router; app/finish/routerStart.server.ts takes them from the router's manifest. */
export type RouterStart = {
  /** Address of the hydration data in the router's stream format. */
  data: string;
  /** Address of the `RouterFile`. */
  router: string;
  /** Route id → addresses of its modules. */
  routes: Record<string, string[]>;
  /** Address of `entry.client`. */
  entry: string;
  /** Addresses of all modules that the route modules and `entry` import. */
  imports: string[];
};

/** Data that all pages of a language share: `window.__reactRouterManifest`, and `window.__reactRouterContext` without its stream. */
export type RouterFile = { manifest: object; context: object };

/**
 * Sets the globals that `<HydratedRouter>` reads, then runs `entry.client`. Fetches every file before the first import, because
 * a module that fails to load is not fetched again while the page is open (rule of HTML, in Chromium since version 150).
 */
export async function loadRouter({ data, router, routes, entry, imports }: RouterStart): Promise<void> {
  const files = [data, router, ...Object.values(routes).flat(), entry, ...imports];
  const [hydrationData, routerFile] = (await Promise.all(files.map(fetchText))) as [string, string];
  const modules = Object.entries(routes).map(async ([id, parts]) => {
    const exports: object[] = await Promise.all(parts.map((address) => import(/* @vite-ignore */ address)));
    return [id, Object.assign({}, ...exports)];
  });
  const { manifest, context }: RouterFile = JSON.parse(routerFile);
  Object.assign(window, {
    __reactRouterManifest: manifest,
    __reactRouterContext: { ...context, stream: new Response(hydrationData).body },
    __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)),
  });
  await import(/* @vite-ignore */ entry);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  return response.ok ? response.text() : Promise.reject();
}
