import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PublisherOptions } from './publisherOptions.ts';
import { runCommand } from './runCommand.ts';

/** Number of releases that are kept: those of the last 20 publications, and the one before them. */
const RELEASES_KEPT = '21';

type Site = { project: string; options: PublisherOptions };

/** Returns the name of the release that is shown, or undefined before the first one. */
export function shownRelease({ home }: Pick<PublisherOptions, 'home'>): string | undefined {
  const link = join(home, 'current');
  return existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

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

const scriptFile = (project: string) => join(project, 'deploy', 'release.sh');

const runScript = ({ project, options }: Site, ...args: string[]) =>
  runCommand(['sh', scriptFile(project), ...args], {
    cwd: project,
    env: { SAHAYYA_HOME: options.home, RELEASES_KEPT },
  });

/** Brings pages to the machine that serves them. Can be repeated. */
async function deliver({ project, options: { target } }: Site, pages: string, name: string): Promise<void> {
  if (target.kind === 'ssh') await deliverBySsh(project, target, pages, name);
  if (target.kind !== 'cloudflare') return;
  await runCommand([process.execPath, 'scripts/pages.ts', pages], { cwd: project });
  await runCommand(['npx', 'wrangler', 'pages', 'deploy', '--cwd', 'deploy/cloudflare-pages'], { cwd: project });
}

type OtherMachine = { host: string; home: string };

/** Shows a release that the other machine still has; otherwise sends the files that differ from the last ones, and publishes them. */
async function deliverBySsh(project: string, { host, home }: OtherMachine, pages: string, name: string): Promise<void> {
  const script = readFileSync(scriptFile(project), 'utf8');
  // The other machine reads the script from its input, so that it needs no copy of the project.
  const run = (...args: string[]) => {
    const command = `SAHAYYA_HOME=${home} RELEASES_KEPT=${RELEASES_KEPT} sh -s -- ${args.join(' ')}`;
    return runCommand(['ssh', host, command], { cwd: project, input: script });
  };
  const releases = await run('list').catch(() => '');
  if (releases.split('\n').some((line) => line.replace(' (shown)', '') === name)) {
    await run('back', name);
    return;
  }
  const incoming = `${home}/incoming`;
  await runCommand(['ssh', host, `mkdir -p ${incoming}`], { cwd: project });
  // Compares checksums, because a build writes every file with a new time.
  await runCommand(['rsync', '-a', '--checksum', '--delete', `${pages}/`, `${host}:${incoming}/`], { cwd: project });
  await run('publish', incoming, name);
}
