import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createFirstAdministrator, inviteAdministrator } from '../accounts/firstAdministrator.ts';
import type { GovernmentSignOnSettings } from '../accounts/governmentSignOn.ts';
import { invitationAddress } from '../accounts/invitations.ts';
import { fillWorkshop, foldersIn, removeTemporaryFiles } from '../folders.ts';
import { BUILD_COMMANDS, type PublisherOptions } from '../publishing/publisherOptions.ts';
import { releaseName, shownRelease, showRelease } from '../publishing/releases.ts';
import {
  type DeskConfiguration,
  readClientSecret,
  readConfiguration,
  writeFirstConfiguration,
} from './configuration.ts';
import { openDatabase } from './database.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { lockData } from './lockData.ts';
import type { SharedDesk } from './sharedDesk.ts';

/** Options of the command line. With `origin`, this is the first start, which writes the configuration. */
type Values = {
  data?: string;
  port?: string;
  origin?: string;
  'preview-origin'?: string;
  site?: string;
  target?: string;
  'invite-administrator'?: boolean;
};

/**
 * Starts the shared desk of a project, or only invites the administrator again. Builds and shows the site first if that was never done.
 * Throws a UserError if a setting is wrong, or if another desk uses the data folder. `now`: the clock, which tests move.
 */
export async function runSharedDesk(project: string, values: Values, now = () => new Date()): Promise<void> {
  const data = prepareDataFolder(project, values.data);
  const configuration = configure(data, values);
  const folders = foldersIn(project, data);
  const database = openDatabase(join(data, 'desk.sqlite'));
  if (values['invite-administrator']) return printInvitation(configuration, inviteAdministrator(database, now()));
  const unlock = lockData(data);
  const publishing = publisherOptions(data, configuration);
  await showFirstRelease({ project, data }, publishing);
  removeTemporaryFiles(folders);
  fillWorkshop(folders);
  // Must be set before any module that reads content is imported.
  process.env.CONTENT_ROOT = folders.workshop;
  const { openSharedDesk } = await import('./openSharedDesk.ts');
  const { origin, previewOrigin, port } = configuration;
  const governmentSignOn = signOnSettings(configuration);
  const desk = await openSharedDesk(
    { project, data, folders, database, origin, now, ...(governmentSignOn && { governmentSignOn }) },
    { port, previewOrigin, publishing },
  );
  console.info(`The shared desk is open: ${origin}\nमजकुराचे टेबल उघडले आहे: ${origin}`);
  const invitation = createFirstAdministrator(database, now());
  if (invitation) printInvitation(configuration, invitation);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await desk.close();
      unlock();
      process.exit(0);
    });
}

function signOnSettings({ governmentSignOn }: DeskConfiguration): GovernmentSignOnSettings | undefined {
  if (!governmentSignOn) return undefined;
  const { clientSecretFile, ...settings } = governmentSignOn;
  return { ...settings, clientSecret: readClientSecret(governmentSignOn) };
}

const configure = (data: string, { origin, 'preview-origin': previewOrigin, site, target, port }: Values) =>
  origin === undefined
    ? readConfiguration(data)
    : writeFirstConfiguration(data, {
        origin,
        ...(previewOrigin !== undefined && { previewOrigin }),
        ...(site !== undefined && { site }),
        ...(target !== undefined && { target }),
        ...(port !== undefined && { port }),
      });

function printInvitation({ origin }: DeskConfiguration, token: string): void {
  const address = invitationAddress(origin, token);
  console.info(
    `Open this address once, within 48 hours, to become the administrator: ${address}\n` +
      `व्यवस्थापक होण्यासाठी हा पत्ता ४८ तासांत एकदा उघडा: ${address}`,
  );
}

function publisherOptions(data: string, { target, site }: DeskConfiguration): PublisherOptions {
  const common = { ...BUILD_COMMANDS, ...(site !== undefined && { siteAddress: site }) };
  // Another machine or Cloudflare has the public copy; this machine keeps one to compare pages and to take them back.
  const home = join(data, 'site');
  if ('cloudflare' in target) return { ...common, home, target: { kind: 'cloudflare' } };
  if ('ssh' in target) return { ...common, home, target: { kind: 'ssh', host: target.ssh, home: target.folder } };
  return { ...common, home: target.folder, target: { kind: 'folder' } };
}

/** Builds the site unless it is built, and shows it unless another release is shown. Previews need the build, and visitors the release. */
async function showFirstRelease(desk: Pick<SharedDesk, 'project' | 'data'>, options: PublisherOptions): Promise<void> {
  const { project, data } = desk;
  const pages = join(project, 'build/client');
  if (!existsSync(join(project, 'build/server/index.js')) || !existsSync(join(pages, 'index.html'))) {
    console.info('Building the site, which takes a minute or two…\nसंकेतस्थळ तयार होत आहे; एक-दोन मिनिटे लागतील…');
    await options.build({ cwd: project, data });
  }
  if (shownRelease(options) !== undefined) return;
  await showRelease({ desk, options }, pages, releaseName(new Date(), 'first'));
}
