import { describe, expect, it } from 'vitest';
import { findWordScripts, pageFiles, pageFonts } from './built-scripts.ts';

const SCRIPTS = new Map([
  ['/assets/root-1.js', 'import{a as t}from"./site-2.js";import"./icons-3.js";'],
  ['/assets/site-2.js', 'export const t=1;'],
  ['/assets/icons-3.js', ''],
  ['/assets/route-4.js', 'import{x}from"./root-1.js";const later=()=>import(`./share-5.js`);'],
  ['/assets/share-5.js', ''],
  [
    '/assets/entry.client-6.js',
    'const files={"./en/help.json":()=>n(()=>import(`./help-7.js`),[]),"./mr/help.json":()=>n(()=>import(`./help-8.js`),[])};',
  ],
  ['/assets/help-7.js', ''],
  ['/assets/help-8.js', ''],
]);

const START = {
  data: '/assets/data/b2.json',
  router: '/assets/router-c3.json',
  routes: { root: ['/assets/root-1.js'], 'mr:/help': ['/assets/route-4.js'] },
  entry: '/assets/entry.client-6.js',
  imports: [],
};

const PAGE = [
  '<html data-words="help" lang="mr"><head><link rel="stylesheet" href="/assets/screens/a1.css"/>',
  '<script data-fonts="/assets/mukta-latin-400-a.woff2 /assets/mukta-mr-400-b.woff2"></script></head>',
  '<body><svg><use href="/assets/icons-d4.svg#X"></use></svg>',
  `<script type="application/json">${JSON.stringify(START)}</script></body></html>`,
].join('');

describe('a finished page', () => {
  it('needs its modules with all they import, the texts of its language, its stylesheet, icons and data', () => {
    expect(pageFiles(PAGE, 'mr', SCRIPTS)).toEqual([
      '/assets/data/b2.json',
      '/assets/entry.client-6.js',
      '/assets/help-8.js',
      '/assets/icons-3.js',
      '/assets/icons-d4.svg',
      '/assets/root-1.js',
      '/assets/route-4.js',
      '/assets/router-c3.json',
      '/assets/screens/a1.css',
      '/assets/site-2.js',
    ]);
  });

  it('names its fonts', () => {
    expect(pageFonts(PAGE)).toEqual(['/assets/mukta-latin-400-a.woff2', '/assets/mukta-mr-400-b.woff2']);
  });

  it.each([
    { flaw: 'starts nothing', page: PAGE.replace('application/json', 'text/plain'), scripts: SCRIPTS },
    { flaw: 'has no words', page: PAGE.replace('data-words', 'data-w'), scripts: SCRIPTS },
    { flaw: 'starts a module that is missing', page: PAGE, scripts: new Map([...SCRIPTS].slice(1)) },
  ])('is refused when it $flaw', ({ page, scripts }) => {
    expect(() => pageFiles(page, 'mr', scripts)).toThrow();
  });

  it('is refused when no script names the words', () => {
    expect(() => findWordScripts(new Map([['/assets/root-1.js', '']]))).toThrow('did the bundler change?');
  });
});
