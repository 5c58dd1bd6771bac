import { describe, expect, it } from 'vitest';
import { findTextScripts, pageFiles, pageFonts } from './built-scripts.ts';

const TEXTS = findTextScripts({
  'app/i18n/en/help.json': { file: 'assets/help-7.js' },
  'app/i18n/mr/help.json': { file: 'assets/help-8.js' },
  'app/i18n/mr/home.json': { file: 'assets/home-9.js' },
  'app/root.tsx': { file: 'assets/root-1.js' },
});

const START = {
  data: '/assets/data/b2.json',
  router: '/assets/router-c3.json',
  routes: { root: ['/assets/root-1.js'], 'mr:/help': ['/assets/loader-4.js', '/assets/route-4.js'] },
  entry: '/assets/entry.client-6.js',
  imports: ['/assets/site-2.js'],
};

const PAGE = [
  '<html data-words="help" lang="mr"><head><link rel="stylesheet" href="/assets/screens/a1.css"/>',
  '<script data-fonts="/assets/mukta-latin-400-a.woff2 /assets/mukta-mr-400-b.woff2"></script></head>',
  '<body><svg><use href="/assets/icons-d4.svg#X"></use></svg>',
  `<script type="application/json">${JSON.stringify(START)}</script></body></html>`,
].join('');

describe('reading a finished page', () => {
  it('returns its modules with their imports, the texts of its language, its stylesheet, icons and data', () => {
    expect(pageFiles(PAGE, 'mr', TEXTS)).toEqual([
      '/assets/data/b2.json',
      '/assets/entry.client-6.js',
      '/assets/help-8.js',
      '/assets/icons-d4.svg',
      '/assets/loader-4.js',
      '/assets/root-1.js',
      '/assets/route-4.js',
      '/assets/router-c3.json',
      '/assets/screens/a1.css',
      '/assets/site-2.js',
    ]);
  });

  it('returns its fonts', () => {
    expect(pageFonts(PAGE)).toEqual(['/assets/mukta-latin-400-a.woff2', '/assets/mukta-mr-400-b.woff2']);
  });

  it.each([
    { flaw: 'lacks the start data', page: PAGE.replace('application/json', 'text/plain') },
    { flaw: 'names no texts', page: PAGE.replace('data-words', 'data-w') },
  ])('fails if the page $flaw', ({ page }) => {
    expect(() => pageFiles(page, 'mr', TEXTS)).toThrow();
  });

  it('fails if the page names no fonts', () => {
    expect(() => pageFonts('<script></script>')).toThrow('The page does not name its fonts.');
  });

  it('fails if the manifest contains no text scripts', () => {
    expect(() => findTextScripts({ 'app/root.tsx': { file: 'assets/root-1.js' } })).toThrow('did the bundler change?');
  });
});
