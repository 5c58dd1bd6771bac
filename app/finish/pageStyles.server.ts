import { WIDE_SCREEN } from '#app/shell/wideScreen.ts';
import { afterFirstPaint, firstPaintRules } from './firstPaint.server.ts';
import { type PageFile, pageFile } from './pageFile.server.ts';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="screen"\/>/g;

/**
 * Writes into the page what its first paint on a phone needs, and names the whole stylesheets beside it: that of the
 * site, which every page shares, and one for all parts of the screen. A wide screen waits for them. A phone fetches
 * them last and applies them when they are there (lateStart.server.ts); without script it waits as well.
 * Throws when the page names no stylesheet.
 */
export function withPageStyles(html: string, read: (address: string) => string): { html: string; files: PageFile[] } {
  const links = [...html.matchAll(STYLESHEET)];
  const [site, ...parts] = links.map(([, href = '']) => href);
  if (!site) throw new Error('The page names no stylesheet; did the router or React change?');
  const ofParts = parts.map(read).join('\n');
  // The router marks with `#` what a part that is fetched later needs, too. It is no part of the file's name.
  const siteAddress = site.replace(/#$/, '');
  const files: PageFile[] = [
    // By the address that the build knows it by: whoever loads a part later finds it in the page.
    { address: siteAddress, text: afterFirstPaint(read(site)) },
    ...(parts.length > 0 ? [pageFile('screens/', '.css', afterFirstPaint(ofParts))] : []),
  ];
  const bare = html.replace(STYLESHEET, '');
  const styles = [
    `<style>${firstPaintRules(`${read(site)}\n${ofParts}`, bare)}</style>`,
    ...files.map(({ address }) => `<link rel="stylesheet" href="${address}" media="${WIDE_SCREEN}" data-late=""/>`),
    `<noscript>${files.map(({ address }) => `<link rel="stylesheet" href="${address}"/>`).join('')}</noscript>`,
  ];
  return { html: bare.replace('</head>', () => `${styles.join('')}</head>`), files };
}
