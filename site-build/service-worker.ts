import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_TARGET } from '#app/finish/oldestBrowsers.server.ts';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { bundleScript } from './bundle-script.ts';
import { visibleFiles } from './page-files.ts';

/** Must be listed here, because a script of the offline page loads it, so it is not in the page's HTML. */
const OFFLINE_DRAWING = '/images/scenes/offline-raat.svg';

/**
 * Writes `/sw.js`. Needs the finished pages, because the worker lists the files of the offline page.
 * `SERVICE_WORKER=off npm run build` removes the worker from all devices that have it.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  const script = process.env.SERVICE_WORKER === 'off' ? await killSwitchWorker() : await worker(folder);
  writeFileSync(join(folder, 'sw.js'), script);
}

export const killSwitchWorker = () => bundleWorker('killSwitch.ts', {});

function worker(folder: string): Promise<string> {
  const files = LANGUAGES.map((language) => [language, filesOffline(folder, language)]);
  return bundleWorker('main.ts', { OFFLINE_FILES: JSON.stringify(Object.fromEntries(files)) });
}

/** Lists the files of the offline page. Omits React, which only "Save this site" needs, and fonts, which phones do not fetch. */
function filesOffline(folder: string, language: Language): string[] {
  const html = readFileSync(join(folder, pathIn(language, '/offline'), 'index.html'), 'utf8');
  const [savedPages = ''] = globSync('assets/showSavedPages-*.js', { cwd: folder });
  const imports = readFileSync(join(folder, savedPages), 'utf8').matchAll(/from"\.\/([\w.-]+)"/g);
  const scripts = Array.from(imports, ([, name]) => `/assets/${name}`);
  return [...new Set([...visibleFiles(html), `/${savedPages}`, ...scripts, OFFLINE_DRAWING])];
}

export async function bundleWorker(entry: string, define: Record<string, string>): Promise<string> {
  const { code } = await bundleScript(join(process.cwd(), 'worker', entry), {
    format: 'iife',
    define,
    build: { target: BUILD_TARGET },
  });
  return code;
}
