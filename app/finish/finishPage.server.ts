import { startScriptLater } from './lateStart.server.ts';
import { withDataBeside } from './pageData.server.ts';
import type { PageFile } from './pageFile.server.ts';
import { withPageStyles } from './pageStyles.server.ts';
import { withOwnScreens } from './screenList.server.ts';
import { securityPolicy } from './securityPolicy.server.ts';

/** A page as it is published, and the files beside it that it names. */
export type FinishedPage = { html: string; files: PageFile[] };

const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Turns the router's page into the one that is published: the language's words named for the browser, the rules of the
 * first paint in it, no script before that, the data of the start in a file of its own, and a Content-Security-Policy
 * that knows every inline script and style by its hash. `read` gives the text of a built file by its address.
 * Throws when the router's output is not what this function knows, so that a new version of the router cannot slip by.
 */
export function finishPage(html: string, namespaces: string[], read: (address: string) => string): FinishedPage {
  const named = replaceOnce(html, '<html ', `<html data-words="${namespaces.join(' ')}" `);
  const preloads = [...named.matchAll(PRELOAD)].map(([, address = '']) => address);
  const styled = withPageStyles(named.replace(PRELOAD, ''), read);
  const { html: bare, data } = withDataBeside(styled.html);
  const listed = withOwnScreens(bare, read);
  const page = startScriptLater(listed.html, data.address, preloads);
  return {
    html: replaceOnce(page, '<meta charSet="utf-8"/>', `<meta charset="utf-8"/>${securityPolicy(page)}`),
    files: [...styled.files, data, listed.list],
  };
}

function replaceOnce(html: string, from: string, to: string): string {
  if (html.split(from).length !== 2)
    throw new Error(`The page should hold ${from} once; did the router or React change?`);
  return html.replace(from, () => to);
}
