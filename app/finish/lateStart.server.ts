/** What only the script can answer. Links, `<details>`, dialogs and the early script's own buttons do without. */
const NEEDS_SCRIPT = 'button:not([data-choice],[commandfor]),input,select,textarea';

/**
 * The router's boot script imports everything at once. It stays at its place (React expects it there), but its modules
 * and the data of the page, which stand at the address `data`, are fetched when the page has been shown and the phone
 * is idle, or at the first touch, key or focus. Where data is saved, they wait for a touch or a focus on what needs them:
 * who reads and goes from page to page never pays for them. An address with a query asks for an answer that only the
 * script can give, and gets it. `preloads`: addresses of all that the modules import.
 */
export function startScriptLater(html: string, data: string, preloads: readonly string[]): string {
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
  const files = [...new Set([data, ...modules.map(([, , address]) => address), ...preloads, entry])];
  const later =
    // The whole stylesheets apply as soon as they are there (pageStyles.server.ts).
    `const styles=[...document.querySelectorAll("link[data-late]")],all=(l)=>{l.media="all"};` +
    `for(const l of styles)l.sheet?all(l):l.addEventListener("load",()=>all(l));` +
    // What could not be fetched is asked for again, later each time, and with every touch: on a bad line a page must not
    // stay without its script until somebody thinks of loading it again.
    `let begun,given,wait=4e3;const begin=()=>{if(begun)return;begun=1;` +
    `for(const l of styles)l.sheet||(l.href=l.href);` +
    // A module that fails once is not asked for again as long as the page is open (HTML's module map, Chromium since 150).
    // So each file is fetched into the browser's cache before anything is imported.
    `Promise.all(${JSON.stringify(files)}.map((f)=>fetch(f).then((r)=>r.ok?r.text():Promise.reject())))` +
    `.then(([data])=>Promise.all([data,${imports}])).then(([data,${names}])=>{const c=window.__reactRouterContext.streamController;given||(c.enqueue(data),c.close());given=1;` +
    `${joined.map(([statement]) => statement).join('')}` +
    `window.__reactRouterRouteModules = ${routeModules};return import("${entry}")})` +
    `.catch(()=>{begun=0;setTimeout(begin,wait*=2)})};` +
    // A press on a button that only React answers is kept: entry.client.tsx hands it over. The early script has answered
    // the others, and a second press would undo the first.
    `addEventListener("click",(e)=>{` +
    `window.earlyPress=e.target.closest("button.needs-script:not([data-choice])")??window.earlyPress});` +
    `const light=document.documentElement.hasAttribute("data-light")&&!location.search,` +
    `needs="${NEEDS_SCRIPT}"+("commandForElement"in HTMLButtonElement.prototype?"":",[commandfor]");` +
    `for(const e of["pointerdown","keydown","focusin"])` +
    `addEventListener(e,({target})=>(light&&!target.closest?.(needs))||begin(),{passive:true});` +
    // A busy phone is idle between drawing a page and showing it, so it is asked when it has shown it. A browser that does
    // not tell (Firefox before 84, Safari before 14.1) begins with the first touch.
    `const idle=()=>(window.requestIdleCallback??setTimeout)(begin,{timeout:3e3}),` +
    `shown=()=>new PerformanceObserver(idle).observe({type:"paint",buffered:true});` +
    `light||(document.readyState==="complete"?shown():addEventListener("load",shown))`;
  return html.replace(boot[0], () => `<script type="module" async="">${later}</script>`);
}
