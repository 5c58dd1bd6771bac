import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DeskState } from '../shared/deskState.ts';
import type { PublisherOptions, SshTarget } from './publisherOptions.ts';
import { runCommand } from './runCommand.ts';

/** Number of releases that are kept: those of the last 20 publications, and the one before them. */
const RELEASES_KEPT = '21';

type Site = { desk: Pick<DeskState, 'project' | 'data'>; options: PublisherOptions };

/** Returns the name of the release that is shown, or undefined before the first one. */
export function shownRelease({ home }: Pick<PublisherOptions, 'home'>): string | undefined {
  const link = join(home, 'current');
  return existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

/** Names a release by its time, so that names sort by age: 2026-03-03T10-00-00-publication-7. */
export const releaseName = (now: Date, suffix: string) =>
  `${now.toISOString().slice(0, 19).replaceAll(':', '-')}-${suffix}`;

/** Returns the folder of a release on this machine. */
export const releaseFolder = ({ home }: Pick<PublisherOptions, 'home'>, name: string) => join(home, 'releases', name);

/** Shows finished pages as a new release. Switches this machine last, because its link tells whether the switch is complete. */
export async function showRelease(site: Site, pages: string, name: string): Promise<void> {
  await deliver(site, pages, name);
  await runScript(site, 'publish', pages, name);
}

/** Shows a former release again. Throws if it is not kept any more. */
export async function showFormerRelease(site: Site, name: string): Promise<void> {
  await deliver(site, releaseFolder(site.options, name), name);
  await runScript(site, 'back', name);
}

const scriptFile = ({ desk }: Site) => join(desk.project, 'deploy', 'release.sh');

const run = ({ desk }: Site, command: string[], options: { env?: Record<string, string>; input?: string } = {}) =>
  runCommand(command, { data: desk.data, cwd: desk.project, ...options });

const runScript = (site: Site, ...args: string[]) =>
  run(site, ['sh', scriptFile(site), ...args], { env: { SAHAYYA_HOME: site.options.home, RELEASES_KEPT } });

/** Brings pages to the machine that serves them. Can be repeated. */
async function deliver(site: Site, pages: string, name: string): Promise<void> {
  const { target } = site.options;
  if (target.kind === 'ssh') await deliverBySsh(site, target, pages, name);
  if (target.kind !== 'cloudflare') return;
  await run(site, [process.execPath, 'scripts/pages.ts', pages]);
  const keys = Object.entries(process.env).filter(([variable]) => variable.startsWith('CLOUDFLARE_'));
  await run(site, ['npx', 'wrangler', 'pages', 'deploy', '--cwd', 'deploy/cloudflare-pages'], {
    env: Object.fromEntries(keys) as Record<string, string>,
  });
}

/** Shows a release that the other machine still has; otherwise sends the files that differ from the last ones, and publishes them. */
async function deliverBySsh(site: Site, { host, home }: SshTarget, pages: string, name: string): Promise<void> {
  const input = readFileSync(scriptFile(site), 'utf8');
  // The other machine reads the script from its input, so that it needs no copy of the project.
  const runThere = (...args: string[]) =>
    run(site, ['ssh', host, `SAHAYYA_HOME=${home} RELEASES_KEPT=${RELEASES_KEPT} sh -s -- ${args.join(' ')}`], {
      input,
    });
  await run(site, ['ssh', host, `mkdir -p ${home}/incoming ${home}/releases`]);
  const names = (await runThere('list')).split('\n').map((line) => line.replace(' (shown)', ''));
  if (names.includes(name)) {
    await runThere('back', name);
    return;
  }
  // Compares checksums, because a build writes every file with a new time.
  await run(site, ['rsync', '-a', '--checksum', '--delete', `${pages}/`, `${host}:${home}/incoming/`]);
  await runThere('publish', `${home}/incoming`, name);
}
