import { describe, expect, it } from 'vitest';
import { createDataScript } from '#app/finish/htmlPage.server.ts';
import { pageFiles, pageFonts } from './page-files.ts';

const ISLAND = { module: '/a/island.js', words: [], props: '/a/data.json', files: ['/a/part.js', '/a/words.js'] };
const START = { hydrate: '/a/hydrate.js', files: ['/a/react.js'] };

const pageWith = (islands: object[]) =>
  [
    '<html><head><script data-fonts="/f/one.woff2 /f/two.woff2">early();</script>',
    '<link rel="stylesheet" href="/a/page.css"/><noscript><link rel="stylesheet" href="/a/page.css"/>',
    '<link rel="stylesheet" href="/a/without-script.css"/></noscript>',
    '<link rel="icon" href="/favicon.svg"/><script type="module" async="" src="/a/entry.js"></script></head>',
    '<body><svg><use href="/icons/all.svg#search"/></svg>',
    createDataScript('application/json', { ...START, islands }),
    '</body></html>',
  ].join('');

describe('the files of a page', () => {
  it('are its script, its stylesheets and its icons, without React if it has no island', () => {
    expect(pageFiles(pageWith([]))).toEqual(['/a/entry.js', '/a/page.css', '/icons/all.svg']);
  });

  it('include all that its islands need, each file once', () => {
    const short = { ...ISLAND, props: { a: 1 } };
    const own = ['/a/data.json', '/a/hydrate.js', '/a/island.js', '/a/part.js', '/a/react.js', '/a/words.js'];
    expect(pageFiles(pageWith([ISLAND, short]))).toEqual(
      [...own, '/a/entry.js', '/a/page.css', '/icons/all.svg'].sort(),
    );
  });

  it('include the fonts that its early script loads, and a page without fonts is refused', () => {
    expect(pageFonts(pageWith([]))).toEqual(['/f/one.woff2', '/f/two.woff2']);
    expect(() => pageFonts('<html></html>')).toThrow('The page does not name its fonts.');
  });
});
