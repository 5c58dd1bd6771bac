import { describe, expect, it } from 'vitest';
import { readBuiltFile } from './builtFiles.server.ts';
import { finishPage } from './finishPage.server.ts';
import { HtmlPage } from './htmlPage.server.ts';

const BUILT: Record<string, string> = {
  '/assets/root-5.css#':
    '@font-face{font-family:Mukta;src:local(Roboto)}a{color:red;font-family:Mukta}.head{color:blue}.foot{color:green}',
  '/assets/route-6.css':
    '.card{color:teal}@media (width>=768px){.card{color:navy}}@media (scripting:none){.card{color:red}}',
  '/assets/Field-7.css#': '.field{color:lime}',
};

const ENTRY = '/assets/entry.client-4.js';
const MANIFEST = {
  'app/islands/hydrateIsland.tsx': { file: 'assets/hydrate-1.js' },
  'app/components/listen/Listen.island.tsx': { file: 'assets/Listen-2.js' },
};
const ISLANDS = [{ name: 'Listen', words: [], props: { text: 'योजना </script>'.repeat(50) } }];

function finish(html: string) {
  const page = new HtmlPage(html);
  const read = (address: string) =>
    address.endsWith('manifest.json') ? JSON.stringify(MANIFEST) : (BUILT[address] ?? '');
  const files = finishPage(page, { islands: ISLANDS, entry: ENTRY, read });
  return { html: page.toString(), files };
}

/** Parts of a rendered page that finishPage needs. */
const PAGE = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Schemes</title>',
  '<script>var early = "$&";</script>',
  ...Object.keys(BUILT).map((href) => `<link rel="stylesheet" href="${href}" data-precedence="screen"/>`),
  '</head><body><header class="head">Sahayya</header><main id="main" class="card">Schemes</main>',
  '<footer class="foot">NIC</footer></body></html>',
].join('');

const bodiesOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes]) => !attributes?.includes('ld+json'))
    .map(([, , body = '']) => body);

describe('a finished page', () => {
  const { html: page, files } = finish(PAGE);
  const [start = ''] = bodiesOf(page, 'script').slice(-1);

  it('has one script, which does not delay the first paint', () => {
    expect(page.match(/<script[^>]*\ssrc=[^>]*>/g)).toEqual([
      `<script type="module" src="${ENTRY}" fetchpriority="low">`,
    ]);
    expect(page).not.toContain('modulepreload');
  });

  it('lists what its islands need, and has their long properties in a file', () => {
    const { hydrate, islands } = JSON.parse(start);
    const data = files.find(({ address }) => address.endsWith('.json'));
    expect(hydrate).toBe('/assets/hydrate-1.js');
    expect(islands).toEqual([{ module: '/assets/Listen-2.js', words: {}, props: data?.address, files: [] }]);
    expect(JSON.parse(data?.text ?? '')).toEqual(ISLANDS[0]?.props);
    expect(page).not.toContain('योजना');
  });

  it('inlines only the rules for its first paint on a phone', () => {
    expect(bodiesOf(page, 'style')).toEqual([
      '@font-face{font-family:Mukta;src:local(Roboto)}a{color:red;font-family:Mukta}.head{color:#00f}.card{color:teal}',
    ]);
  });

  it('links the full stylesheets of the site and of the screen, and declares no font face twice', () => {
    const [screen, bare] = files.filter(({ address }) => address.endsWith('.css'));
    expect(screen?.text).toBe(
      '.card{color:teal}@media (min-width:768px){.card{color:navy}}@media (scripting:none){.card{color:red}}.field{color:#0f0}',
    );
    expect(bare?.text).toBe('.card{color:red}');
    const links = [...page.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
    expect(links).toEqual([
      `<link rel="stylesheet" href="/assets/root-5.css" media="(min-width:768px)" data-late="2"/>`,
      `<link rel="stylesheet" href="${screen?.address}" media="(min-width:768px)" data-late="2"/>`,
      `<link rel="stylesheet" href="/assets/root-5.css"/>`,
      `<link rel="stylesheet" href="${screen?.address}"/>`,
      `<link rel="stylesheet" href="${bare?.address}"/>`,
    ]);
    expect(page).toMatch(/<noscript>(<link rel="stylesheet" href="[^"]+"\/>){3}<\/noscript>/);
  });

  it('keeps the comments of React in islands, and no others', () => {
    const island = '<div data-island="Listen"><p>5<!-- --> kB</p></div>';
    expect(finish(PAGE.replace('<body>', `<body><p>5<!-- --> kB</p>${island}`)).html).toContain(`<p>5 kB</p>${island}`);
  });

  it('keeps a $ in the page unchanged', () => {
    expect(page).toContain('var early = "$&";');
  });
});

describe('a page in an unexpected form', () => {
  it.each([
    { change: 'two <html>', page: PAGE.replace('<body>', '<body><html>') },
    { change: 'no charset', page: PAGE.replace('<meta charSet="utf-8"/>', '') },
    { change: 'two charsets', page: PAGE.replace('<meta charSet="utf-8"/>', (meta) => meta + meta) },
    { change: 'no <html>', page: PAGE.replaceAll('html', 'page') },
    { change: 'no stylesheet', page: PAGE.replace(/ data-precedence="screen"/g, '') },
  ])('is rejected: $change', ({ page }) => {
    expect(() => finish(page)).toThrow('did React or the router change?');
  });
});

describe('readBuiltFile', () => {
  it('throws for a file that the build did not write', () => {
    expect(() => readBuiltFile('/assets/nowhere.css')).toThrow(/nowhere\.css/);
  });
});
