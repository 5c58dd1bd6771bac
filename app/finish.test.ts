import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishPage, readStylesheet } from './finish.server.ts';

const BOOT = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/route-3.js";
  window.__reactRouterRouteModules = {"root":route0,"en:/scheme":route1};

import("/assets/entry.client-4.js");`;

/** A page as the router and React write it, so far as the finish looks at it. */
const PAGE = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Schemes</title>',
  '<link rel="modulepreload" href="/assets/entry.client-4.js"/><link rel="modulepreload" href="/assets/root-2.js"/>',
  '<script>var early = "$&";</script><style data-href="/assets/root-5.css">a{color:red}</style></head>',
  '<body><main id="main">Schemes</main><script type="application/ld+json">{"@type":"FAQPage"}</script>',
  `<script>window.__context = {};</script><script type="module" async="">${BOOT}</script>`,
  '<script>window.__context.close();</script></body></html>',
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
  const page = finishPage(PAGE, ['shell', 'schemes']);
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
      '/assets/manifest-1.js',
      '/assets/root-2.js',
      '/assets/route-3.js',
      '/assets/entry.client-4.js',
    ]);
    expect(boot).toContain('([module0,route0,route1])');
    expect(boot).toContain('window.__reactRouterRouteModules = {"root":route0,"en:/scheme":route1}');
  });

  it('asks again for what could not be fetched', () => {
    expect(boot).toContain('return import("/assets/entry.client-4.js")}).catch(()=>{begun=0;setTimeout(begin,');
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
    const { 'default-src': fallback, 'object-src': objects, 'base-uri': base, 'form-action': forms } = policyOf(page);
    expect([fallback, objects, base, forms]).toEqual([["'self'"], ["'none'"], ["'none'"], ["'self'"]]);
    expect(page).not.toMatch(/Content-Security-Policy" content="[^"]*(https?:|unsafe|\*)/);
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
    const boot = bodiesOf(finishPage(SPLIT, []), 'script').find((body) => body.includes('begin')) ?? '';
    expect(boot).toContain('([module0,route0,route1_clientLoader,route1_main])');
    expect(boot.indexOf('const route1 = {...route1_clientLoader,...route1_main};')).toBeGreaterThan(0);
    expect(boot.indexOf('const route1')).toBeLessThan(boot.indexOf('__reactRouterRouteModules'));
  });

  it('is refused when nothing says what the screen is made of', () => {
    expect(() => finishPage(SPLIT.replace(/const route1 = \{[^}]*\};/, ''), [])).toThrow('does not say what route1 is');
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
    { change: 'no static imports', page: PAGE.replace(/import (\* as|")/g, 'load $1') },
  ])('is refused: $change', ({ page }) => {
    expect(() => finishPage(page, [])).toThrow(/did the router (or React )?change\?/);
  });
});

describe('a stylesheet', () => {
  it('that the build did not write stops the build', () => {
    expect(() => readStylesheet('/assets/nowhere.css')).toThrow(/nowhere\.css/);
  });
});
