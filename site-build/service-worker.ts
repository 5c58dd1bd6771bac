import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_TARGET } from '#app/finish/oldestBrowsers.server.ts';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { inBoth } from '#app/i18n/language.ts';
import { shortHelplines } from '#app/model/helplines/helplines.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { bundleScript } from './bundle-script.ts';

/** Writes `/sw.js`. `SERVICE_WORKER=off npm run build` removes the worker from all devices that have it. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const script = process.env.SERVICE_WORKER === 'off' ? await killSwitchWorker() : await pageWorker();
  writeFileSync(join(folder, 'sw.js'), script);
}

export const killSwitchWorker = () => bundleWorker('killSwitch.ts', {});

export const pageWorker = () => bundleWorker('main.ts', { NOT_SAVED: JSON.stringify(NOT_SAVED) });

/** Content of the page that the worker shows in place of one that is not saved (worker/notSavedPage.ts). */
const NOT_SAVED = inBoth((language) => ({
  department: site.department[language],
  helplines: shortHelplines(language).map(({ who, number }) => ({
    title: who,
    number,
    address: telephoneAddress(number),
  })),
}));

async function bundleWorker(entry: string, define: Record<string, string>): Promise<string> {
  const { code } = await bundleScript(join(process.cwd(), 'worker', entry), {
    format: 'iife',
    define,
    build: { target: BUILD_TARGET },
  });
  return code;
}
