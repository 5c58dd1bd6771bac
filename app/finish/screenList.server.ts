import { languageOf } from '#app/i18n/language.ts';
import { type PageFile, pageFile } from './pageFile.server.ts';

const LIST = /import "(\/assets\/manifest-[\w-]+\.js)";/;
const TEXT = /^window\.__reactRouterManifest=([\s\S]*);\s*$/;

/**
 * Gives the page the router's list of screens with those of its own language only. From one language to the other one
 * goes by opening a document, so the other half would never be used. Throws when the router writes its list otherwise.
 */
export function withOwnScreens(html: string, read: (address: string) => string): { html: string; list: PageFile } {
  const address = LIST.exec(html)?.[1];
  const text = address && TEXT.exec(read(address))?.[1];
  const language = /<html [^>]*lang="(\w+)"/.exec(html)?.[1];
  if (!address || !text || !language) throw new Error('The page has no list of screens; did the router change?');
  const manifest = JSON.parse(text) as { routes: Record<string, { path?: string }> };
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).filter(([id, { path = '' }]) => id === 'root' || languageOf(path) === language),
  );
  const own = { ...manifest, routes };
  const { address: ownAddress } = pageFile('manifest-', '.js', JSON.stringify(own));
  // The list says where it stands, and the router asks for it there.
  const list = {
    address: ownAddress,
    text: `window.__reactRouterManifest=${JSON.stringify({ ...own, url: ownAddress })};`,
  };
  return { html: html.replace(address, list.address), list };
}
