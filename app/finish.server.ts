import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT_BUILD = join(process.cwd(), 'build', 'client');
const stylesheets = new Map<string, string>();

/** Text of a built stylesheet, by its address. The router ends it with `#` where a part that is fetched later has it, too. */
export function readStylesheet(href: string): string {
  const known = stylesheets.get(href);
  if (known !== undefined) return known;
  const text = readFileSync(join(CLIENT_BUILD, href.replace(/#$/, '')), 'utf8').trim();
  stylesheets.set(href, text);
  return text;
}

/**
 * Turns the router's page into the one that is published: the language's words named for the browser, no script before
 * the first paint, and a Content-Security-Policy that knows every inline script and style by its hash. Throws when the
 * router's output is not what this function knows, so that a new version of the router cannot slip by.
 */
export function finishPage(html: string, namespaces: string[]): string {
  const named = replaceOnce(html, '<html ', `<html data-words="${namespaces.join(' ')}" `);
  const unloaded = named.replace(/<link rel="modulepreload"[^>]*>/g, '');
  const page = startScriptLater(unloaded);
  return replaceOnce(page, '<meta charSet="utf-8"/>', `<meta charset="utf-8"/>${securityPolicy(page)}`);
}

function replaceOnce(html: string, from: string, to: string): string {
  if (html.split(from).length !== 2)
    throw new Error(`The page should hold ${from} once; did the router or React change?`);
  return html.replace(from, () => to);
}

/**
 * The router's boot script imports everything at once. It stays at its place (React expects it there), but its modules
 * are fetched when the page has loaded and the phone is idle, or at the first touch, key or focus.
 */
function startScriptLater(html: string): string {
  const boot = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html);
  if (!boot?.[1]) throw new Error('The page has no boot script; did the router change?');
  const modules = [...boot[1].matchAll(/import (?:\* as (\w+) from )?"([^"]+)";/g)];
  const routeModules = /window\.__reactRouterRouteModules = (\{[^}]*\});/.exec(boot[1])?.[1];
  const entry = /import\("([^"]+)"\);/.exec(boot[1])?.[1];
  if (modules.length < 2 || !routeModules || !entry)
    throw new Error('The boot script has another form; did the router change?');

  const names = modules.map(([, name], index) => name ?? `module${index}`);
  // A screen whose loader for the browser is a chunk of its own arrives in several modules that are put together here.
  const joined = [...boot[1].matchAll(/const (\w+) = \{[^}]*\};/g)];
  const known = new Set([...names, ...joined.map(([, name]) => name)]);
  const unknown = [...routeModules.matchAll(/":(\w+)/g)].find(([, name]) => !known.has(name ?? ''));
  if (unknown) throw new Error(`The boot script does not say what ${unknown[1]} is; did the router change?`);

  const imports = modules.map(([, , address]) => `import("${address}")`).join(',');
  const later =
    // What could not be fetched is asked for again, later each time, and with every touch: on a bad line a page must not
    // stay without its script until somebody thinks of loading it again.
    `let begun,wait=4e3;const begin=()=>{if(begun)return;begun=1;` +
    `Promise.all([${imports}]).then(([${names}])=>{${joined.map(([statement]) => statement).join('')}` +
    `window.__reactRouterRouteModules = ${routeModules};return import("${entry}")})` +
    `.catch(()=>{begun=0;setTimeout(begin,wait*=2)})};` +
    // A press on a button that only React answers is kept: entry.client.tsx hands it over. The early script has answered
    // the others, and a second press would undo the first.
    `addEventListener("click",(e)=>{` +
    `window.earlyPress=e.target.closest("button.needs-script:not([data-choice])")??window.earlyPress});` +
    `for(const e of["pointerdown","keydown","focusin"])addEventListener(e,begin,{passive:true});` +
    `const idle=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:3e3}):setTimeout(begin);` +
    `document.readyState==="complete"?idle():addEventListener("load",idle)`;
  return html.replace(boot[0], () => `<script type="module" async="">${later}</script>`);
}

/** Everything comes from the site itself; inline scripts and styles are allowed by hash. */
function securityPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, body = '']) => body,
  );
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, body = '']) => body);
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes(styles)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
}

function hashes(texts: string[]): string {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}
