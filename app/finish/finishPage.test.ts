import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBuiltFile } from './builtFiles.server.ts';
import { finishPage } from './finishPage.server.ts';
import { HtmlPage } from './htmlPage.server.ts';
import type { RenderedRoute } from './routerStart.server.ts';

const BUILT: Record<string, string> = {
  '/assets/root-5.css#':
    '@font-face{font-family:Mukta;src:url(/a.woff2)}a{color:red;font-family:Mukta}.head{color:blue}.foot{color:green}',
  '/assets/route-6.css': '.card{color:teal}@media (width>=768px){.card{color:navy}}',
  '/assets/Field-7.css#': '.field{color:lime}',
};

const SCHEME = { id: 'en:/scheme', path: '/scheme', module: '/assets/route-3.js', imports: ['/assets/chunk-6.js'] };

/** The fields of the router's manifest that finishPage reads. */
const MANIFEST = {
  url: '/assets/manifest-1.js',
  version: '1',
  entry: { module: '/assets/entry.client-4.js', imports: ['/assets/site-5.js', '/assets/chunk-6.js'] },
  routes: {
    root: { id: 'root', path: '', module: '/assets/root-2.js', imports: ['/assets/site-5.js'] },
    'en:/scheme': SCHEME,
    'mr:/scheme': { ...SCHEME, id: 'mr:/scheme', path: '/mr/scheme' },
  },
} as unknown as RenderedRoute['manifest'];

const CONTEXT = { basename: '/', ssr: false };
const DATA = '[{"_1":2},"योजना \\ </script>"]\n';

function finish(html: string, { namespaces = [] as string[], manifest = MANIFEST } = {}) {
  const page = new HtmlPage(html);
  const files = finishPage(page, {
    namespaces,
    manifest,
    matches: ['root', 'en:/scheme'],
    context: CONTEXT,
    data: DATA,
    read: (address) => BUILT[address] ?? '',
  });
  return { html: page.toString(), files };
}

/** The parts of a page rendered by React that finishPage reads. */
const PAGE = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Schemes</title>',
  '<script>var early = "$&";</script>',
  ...Object.keys(BUILT).map((href) => `<link rel="stylesheet" href="${href}" data-precedence="screen"/>`),
  '</head><body><header class="head">Sahayya</header><main id="main" class="card">Schemes</main>',
  '<footer class="foot">NIC</footer></body></html>',
].join('');

function policyOf(html: string): Record<string, string[]> {
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html)?.[1] ?? '';
  return Object.fromEntries(
    content.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values];
    }),
  );
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const bodiesOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes]) => !attributes?.includes('ld+json'))
    .map(([, , body = '']) => body);

describe('a finished page', () => {
  const { html: page, files } = finish(PAGE, { namespaces: ['shell', 'schemes'] });
  const fileLike = (pattern: RegExp) => files.find(({ address }) => pattern.test(address));
  const [start = '', script = ''] = bodiesOf(page, 'script').slice(-2);

  it('lists the translation namespaces that the browser has to fetch', () => {
    expect(page).toContain('<html data-words="shell schemes" lang="en">');
  });

  it('fetches no script before the first paint', () => {
    expect(page).not.toContain('modulepreload');
    expect(page).not.toMatch(/<script[^>]*\ssrc=/);
    expect(script).not.toMatch(/^\s*import[\s"]/m);
  });

  it('lists the modules of its routes, and each of their imports once', () => {
    expect(JSON.parse(start)).toEqual({
      data: fileLike(/data/)?.address,
      router: fileLike(/router/)?.address,
      routes: { root: ['/assets/root-2.js'], 'en:/scheme': ['/assets/route-3.js'] },
      entry: '/assets/entry.client-4.js',
      imports: ['/assets/site-5.js', '/assets/chunk-6.js'],
    });
  });

  it('lists all modules of a screen that the router splits, in the order of the router', () => {
    const split = { ...SCHEME, clientLoaderModule: '/assets/loader-7.js', clientActionModule: '/assets/action-8.js' };
    const routes = { ...MANIFEST.routes, 'en:/scheme': split } as unknown as RenderedRoute['manifest']['routes'];
    const [own = ''] = bodiesOf(finish(PAGE, { manifest: { ...MANIFEST, routes } }).html, 'script').slice(-2);
    expect(JSON.parse(own).routes['en:/scheme']).toEqual([
      '/assets/action-8.js',
      '/assets/loader-7.js',
      '/assets/route-3.js',
    ]);
  });

  it('lists only the routes of its own language', () => {
    const { address, text } = fileLike(/router/) ?? { address: '', text: '{}' };
    expect(address).toMatch(/^\/assets\/router-[\w-]{8}\.json$/);
    const { manifest, context } = JSON.parse(text);
    expect(Object.keys(manifest.routes)).toEqual(['root', 'en:/scheme']);
    expect(manifest.entry).toEqual(MANIFEST.entry);
    expect(context).toEqual(CONTEXT);
  });

  it('has its hydration data in a separate file', () => {
    expect(fileLike(/data/)?.text).toBe(DATA);
    expect(page).not.toContain('योजना');
  });

  it('inlines only the rules for its first paint on a phone', () => {
    expect(bodiesOf(page, 'style')).toEqual([
      '@font-face{font-family:Mukta;src:url(/a.woff2)}a{color:red;font-family:Mukta}.head{color:#00f}.card{color:teal}',
    ]);
  });

  it('links the full stylesheets of the site and of the screen, and declares no font face twice', () => {
    const [site, screen] = files.filter(({ address }) => address.endsWith('.css'));
    expect(site?.address).toBe('/assets/root-5.css');
    expect(site?.text).toBe('.head{color:#00f}.foot{color:green}');
    expect(screen?.text).toBe('.card{color:teal}@media (width>=768px){.card{color:navy}}.field{color:#0f0}');
    const links = [...page.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
    expect(links).toEqual([
      `<link rel="stylesheet" href="${site?.address}" media="(min-width:768px)" data-late=""/>`,
      `<link rel="stylesheet" href="${screen?.address}" media="(min-width:768px)" data-late=""/>`,
      `<link rel="stylesheet" href="${site?.address}"/>`,
      `<link rel="stylesheet" href="${screen?.address}"/>`,
    ]);
    expect(page).toMatch(/<noscript>(<link rel="stylesheet" href="[^"]+"\/>){2}<\/noscript><\/head>/);
  });

  it('allows each inline script and style by its hash, and nothing else inline', () => {
    const policy = policyOf(page);
    const scripts = bodiesOf(page, 'script').filter((body) => body !== start);
    expect(policy['script-src']).toEqual(["'self'", ...scripts.map(hashOf)]);
    expect(policy['style-src']).toEqual(["'self'", ...bodiesOf(page, 'style').map(hashOf)]);
  });

  it('allows no other origin in its policy', () => {
    const { 'default-src': fallback, 'base-uri': base, 'form-action': forms } = policyOf(page);
    expect([fallback, base, forms]).toEqual([["'none'"], ["'none'"], ["'self'"]]);
    expect(page).not.toMatch(/Content-Security-Policy" content="[^"]*(https?:|unsafe|\*)/);
  });

  it('requires trusted types and allows only the policy of the site to create them', () => {
    const { 'require-trusted-types-for': sinks, 'trusted-types': policies } = policyOf(page);
    expect([sinks, policies]).toEqual([["'script'"], ['sahayya']]);
  });

  it('starts with its encoding and then its security policy, before anything that the policy restricts', () => {
    expect(page).toMatch(/<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
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

  it('is rejected when the manifest lacks its route', () => {
    const manifest = { ...MANIFEST, routes: {} };
    expect(() => finish(PAGE, { manifest })).toThrow("The router's manifest has no route root.");
  });
});

describe('readBuiltFile', () => {
  it('throws for a file that the build did not write', () => {
    expect(() => readBuiltFile('/assets/nowhere.css')).toThrow(/nowhere\.css/);
  });
});
