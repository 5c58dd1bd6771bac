import { type PageFile, pageFile } from './pageFile.server.ts';

const ENQUEUED = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;
const CLOSED = '<script>window.__reactRouterContext.streamController.close();</script>';

/**
 * Takes the data that React starts with out of the page and into a file of its own. The page says it all in words
 * already; a second time, as data, it would be a quarter of what has to arrive before the first paint. Throws when the
 * router writes its data in another form.
 */
export function withDataBeside(html: string): { html: string; data: PageFile } {
  const chunks = [...html.matchAll(ENQUEUED)];
  if (chunks.length !== 1 || !chunks[0]?.[1] || html.split(CLOSED).length !== 2)
    throw new Error('The page has its data in another form; did the router change?');
  return {
    html: html.replace(chunks[0][0], '').replace(CLOSED, ''),
    data: pageFile('data/', '.json', JSON.parse(chunks[0][1])),
  };
}
