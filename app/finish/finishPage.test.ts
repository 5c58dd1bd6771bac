import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBuiltFile } from './builtFiles.server.ts';
import { finishPage } from './finishPage.server.ts';

const BUILT: Record<string, string> = {
  '/assets/root-5.css#':
    '@font-face{font-family:Mukta;src:url(/a.woff2)}a{color:red;font-family:Mukta}.head{color:blue}.foot{color:green}',
  '/assets/route-6.css': '.card{color:teal}@media (width>=768px){.card{color:navy}}',
  '/assets/Field-7.css#': '.field{color:lime}',
  '/assets/manifest-1.js':
    'window.__reactRouterManifest={"routes":{"root":{"path":""},"en:/scheme":{"path":"/scheme"},"mr:/scheme":{"path":"/mr/scheme"}}};',
};

const finish = (html: string, namespaces: string[] = []) =>
  finishPage(html, namespaces, (address) => BUILT[address] ?? '');

const BOOT = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/route-3.js";
  window.__reactRouterRouteModules = {"root":route0,"en:/scheme":route1};

import("/assets/entry.client-4.js");`;

/** A page as the router and React write it, so far as the finish looks at it. */
const PAGE = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Schemes</title>',
  '<link rel="modulepreload" href="/assets/entry.client-4.js"/><link rel="modulepreload" href="/assets/chunk-6.js"/>',
  '<script>var early = "$&";</script>',
  ...Object.keys(BUILT)
    .filter((address) => address.includes('.css'))
    .map((href) => `<link rel="stylesheet" href="${href}" data-precedence="screen"/>`),
  '</head><body><header class="head">Sahayya</header><main id="main" class="card">Schemes</main><footer class="foot">NIC</footer><script type="application/ld+json">{"@type":"FAQPage"}</script>',
  `<script>window.__context = {};</script><script type="module" async="">${BOOT}</script>`,
  '<!--$--><script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2},\\"योजना \\\\ </script>\\"]\\n");</script>',
  '<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$--></body></html>',
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
  const { html: page, files } = finish(PAGE, ['shell', 'schemes']);
  const fileOf = (ending: string) => files.find(({ address }) => address.endsWith(ending));
  const boot = bodiesOf(page, 'script').find((body) => body.includes('begin')) ?? '';

  it('names the words that the browser has to fetch', () => {
    expect(page).toContain('<html data-words="shell schemes" lang="en">');
  });

  it('fetches no script before the first paint', () => {
    expect(page).not.toContain('modulepreload');
    expect(page).not.toMatch(/<script[^>]*\ssrc=/);
    expect(boot).not.toMatch(/^\s*import[\s"]/m);
  });

  it('starts the modules of the router later, all of them and in its order', () => {
    const addresses = [...boot.matchAll(/import\("([^"]+)"\)/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      files.at(-1)?.address,
      '/assets/root-2.js',
      '/assets/route-3.js',
      '/assets/entry.client-4.js',
    ]);
    expect(boot).toContain('([data,module0,route0,route1])');
    expect(boot).toContain('window.__reactRouterRouteModules = {"root":route0,"en:/scheme":route1}');
  });

  it('fetches every module, and what it imports, before it imports the first', () => {
    const fetched = JSON.parse(/Promise\.all\((\[[^\]]*\])\.map/.exec(boot)?.[1] ?? '[]');
    expect(fetched).toEqual([
      fileOf('.json')?.address,
      files.at(-1)?.address,
      '/assets/root-2.js',
      '/assets/route-3.js',
      '/assets/entry.client-4.js',
      '/assets/chunk-6.js',
    ]);
  });

  it('knows the screens of its own language', () => {
    expect(files.at(-1)?.address).toMatch(/^\/assets\/manifest-[\w-]{8}\.js$/);
    expect(files.at(-1)?.text).toBe(
      `window.__reactRouterManifest={"routes":{"root":{"path":""},"en:/scheme":{"path":"/scheme"}},"url":"${files.at(-1)?.address}"};`,
    );
  });

  it('asks again for what could not be fetched, and waits longer each time', async () => {
    const waits: number[] = [];
    const on: Record<string, (event: { target: object }) => void> = {};
    const started = new Promise<void>((resolve) => {
      const setTimeout = (again: () => void, wait: number) => (waits.push(wait) < 4 ? again() : resolve());
      const document = { querySelectorAll: () => [], documentElement: { hasAttribute: () => false } };
      const given = {
        document,
        setTimeout,
        addEventListener: (name: string, heard: (typeof on)[string]) => (on[name] = heard),
        fetch: () => Promise.reject(new Error('no line')),
        load: () => Promise.resolve({}),
        HTMLButtonElement: class {},
      };
      new Function(...Object.keys(given), boot.replaceAll('import(', 'load('))(...Object.values(given));
      on.pointerdown?.({ target: {} });
    });
    await started;
    expect(waits.map((wait, turn) => wait / (waits[turn - 1] ?? wait / 2))).toEqual([2, 2, 2, 2]);
    expect(waits[0]).toBeGreaterThan(1000);
  });

  it('has the data of its start in a file beside it, and asks for it with the modules', () => {
    const data = fileOf('.json');
    expect(data?.text).toBe('[{"_1":2},"योजना \\ </script>"]\n');
    expect(page).not.toContain('योजना');
    expect(boot).toContain(`Promise.all(["${data?.address}",`);
  });

  it('brings the rules of its first paint on a phone, and no others', () => {
    expect(bodiesOf(page, 'style')).toEqual([
      '@font-face{font-family:Mukta;src:url(/a.woff2)}a{color:red;font-family:Mukta}.head{color:#00f}.card{color:teal}',
    ]);
  });

  it('names the whole stylesheets beside them, of the site and of the screen, and no face twice', () => {
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

  it('has a start script that a browser can read', () => {
    expect(() => new Function(boot)).not.toThrow();
  });

  it('allows each inline script and style by its hash, and nothing else inline', () => {
    const policy = policyOf(page);
    expect(policy['script-src']).toEqual(["'self'", ...bodiesOf(page, 'script').map(hashOf)]);
    expect(policy['style-src']).toEqual(["'self'", ...bodiesOf(page, 'style').map(hashOf)]);
  });

  it('trusts no other site', () => {
    const { 'default-src': fallback, 'base-uri': base, 'form-action': forms } = policyOf(page);
    expect([fallback, base, forms]).toEqual([["'none'"], ["'none'"], ["'self'"]]);
    expect(page).not.toMatch(/Content-Security-Policy" content="[^"]*(https?:|unsafe|\*)/);
  });

  it('lets no text become a script, and no policy but the site’s say otherwise', () => {
    const { 'require-trusted-types-for': sinks, 'trusted-types': policies } = policyOf(page);
    expect([sinks, policies]).toEqual([["'script'"], ['sahayya']]);
  });

  it('says its encoding first and its policy next, before anything that the policy is about', () => {
    expect(page).toMatch(/<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
  });

  it('keeps a $ in the page as it is', () => {
    expect(page).toContain('var early = "$&";');
  });
});

describe('a page of a screen that arrives in several modules', () => {
  const SPLIT = PAGE.replace(
    'import * as route1 from "/assets/route-3.js";',
    'import * as route1_clientLoader from "/assets/route-loader-3.js";\nimport * as route1_main from "/assets/route-main-3.js";\n' +
      'const route1 = {...route1_clientLoader,...route1_main};',
  );

  it('puts them together before the router asks for the screen', () => {
    const boot = bodiesOf(finish(SPLIT).html, 'script').find((body) => body.includes('begin')) ?? '';
    expect(boot).toContain('([data,module0,route0,route1_clientLoader,route1_main])');
    expect(boot.indexOf('const route1 = {...route1_clientLoader,...route1_main};')).toBeGreaterThan(0);
    expect(boot.indexOf('const route1')).toBeLessThan(boot.indexOf('__reactRouterRouteModules'));
  });

  it('is refused when nothing says what the screen is made of', () => {
    expect(() => finish(SPLIT.replace(/const route1 = \{[^}]*\};/, ''))).toThrow('does not say what route1 is');
  });
});

describe('a page that the router wrote in a new way', () => {
  it.each([
    { change: 'no <html', page: PAGE.replace('<html ', '<HTML ') },
    { change: 'two <html', page: `${PAGE}<html >` },
    { change: 'no charset', page: PAGE.replace('<meta charSet="utf-8"/>', '') },
    { change: 'a charset written otherwise', page: PAGE.replace('charSet', 'charset') },
    { change: 'no boot script', page: PAGE.replace(/<script type="module"[\s\S]*?<\/script>/, '') },
    { change: 'a boot script that is not async', page: PAGE.replace(' async=""', '') },
    { change: 'an empty boot script', page: PAGE.replace(BOOT, '') },
    { change: 'no route modules', page: PAGE.replace('__reactRouterRouteModules', '__modules') },
    { change: 'no entry', page: PAGE.replace('import("/assets/entry.client-4.js");', '') },
    { change: 'no list of screens', page: PAGE.replace('manifest-1', 'list-1') },
    { change: 'no stylesheet', page: PAGE.replace(/ data-precedence="screen"/g, '') },
    { change: 'no data', page: PAGE.replace('.enqueue(', '.push(') },
    { change: 'data that never ends', page: PAGE.replace('.close()', '.end()') },
    { change: 'no static imports', page: PAGE.replace(/import (\* as|")/g, 'load $1') },
  ])('is refused: $change', ({ page }) => {
    expect(() => finish(page)).toThrow(/did the router (or React )?change\?/);
  });
});

describe('a file', () => {
  it('that the build did not write stops the build', () => {
    expect(() => readBuiltFile('/assets/nowhere.css')).toThrow(/nowhere\.css/);
  });
});
