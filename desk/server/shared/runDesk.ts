import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#content-check/UserError.ts';
import { createFirstAdministrator, inviteAdministrator } from '../accounts/firstAdministrator.ts';
import type { GovernmentSignOnSettings } from '../accounts/governmentSignOn.ts';
import { invitationAddress } from '../accounts/invitations.ts';
import { createOnlyUser } from '../accounts/onlyUser.ts';
import type { AccountDesk } from '../accounts/sessions.ts';
import { fillWorkshop, foldersIn, removeTemporaryFiles } from '../folders.ts';
import { showFirstRelease } from '../publishing/firstRelease.ts';
import { BUILD_COMMANDS, type PublisherOptions } from '../publishing/publisherOptions.ts';
import {
  type DeskConfiguration,
  readClientSecret,
  readConfiguration,
  writeFirstConfiguration,
} from './configuration.ts';
import { openDatabase } from './database.ts';
import { prepareDataFolder } from './dataFolder.ts';
import type { DeskState } from './deskState.ts';
import { lockData } from './lockData.ts';
import { readMachine } from './machine.ts';
import type { DeskOptions } from './openDesk.ts';
import { describePortError, parsePort } from './ports.ts';

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

type Clock = Pick<DeskState, 'now' | 'machine'>;

/** Other systems than Linux do not say which of their starts this is. */
const THIS_MACHINE: Clock = {
  now: () => new Date(),
  ...(process.platform === 'linux' && { machine: readMachine }),
};

/**
 * Starts the shared desk of a project, or only invites the administrator again. Builds and shows the site first if that was never done.
 * Throws a UserError if a setting is wrong, or if another desk uses the data folder. `clock`: tests move it.
 */
export async function runSharedDesk(project: string, values: Values, clock: Clock = THIS_MACHINE): Promise<void> {
  const { now } = clock;
  const data = prepareDataFolder(project, values.data);
  const configuration = configure(data, values);
  const database = openDatabase(join(data, 'desk.sqlite'));
  if (values['invite-administrator']) return printInvitation(configuration, inviteAdministrator(database, now()));
  const unlock = lockData(data);
  const { origin, previewOrigin, port } = configuration;
  const governmentSignOn = signOnSettings(configuration);
  const publishing = publisherOptions(data, configuration);
  const desk = {
    ...{ project, data, database, origin },
    ...clock,
    ...(governmentSignOn && { governmentSignOn }),
  };
  await serve(desk, { port, previewOrigin, publishing }, unlock);
  console.info(`The shared desk is open: ${origin}\nमजकुराचे टेबल उघडले आहे: ${origin}`);
  const invitation = createFirstAdministrator(database, now());
  if (invitation) printInvitation(configuration, invitation);
}

/**
 * Starts the desk of one person on this machine, who does not sign in. Throws a UserError if it is open already, or cannot use the port that
 * is named.
 */
export async function runLocalDesk(project: string, namedPort?: string): Promise<void> {
  const port = parsePort(namedPort);
  const data = join(project, '.desk');
  mkdirSync(data, { recursive: true });
  const origin = `http://127.0.0.1:${port}`;
  const unlock = lockData(
    data,
    new UserError(`The desk is open already: ${origin}`, `मजकुराचे टेबल आधीच उघडे आहे: ${origin}`),
  );
  const database = openDatabase(join(data, 'desk.sqlite'));
  const now = () => new Date();
  const publishing: PublisherOptions = { ...BUILD_COMMANDS, home: join(data, 'site'), target: { kind: 'none' } };
  await serve(
    { project, data, database, origin, now, onlyUser: createOnlyUser(database, now()) },
    // Uses another host than the desk, as a shared desk does.
    { port, previewOrigin: `http://localhost:${port + 1}`, publishing },
    unlock,
  );
  console.info(`The editor's desk is open on this machine: ${origin}\nमजकुराचे टेबल या संगणकावर उघडले आहे: ${origin}`);
}

/** Serves a desk until the process is told to end. */
async function serve(desk: Omit<AccountDesk, 'folders'>, options: DeskOptions, unlock: () => void): Promise<void> {
  const folders = foldersIn(desk.project, desk.data);
  await showFirstRelease(desk, options.publishing);
  removeTemporaryFiles(folders);
  fillWorkshop(folders);
  // Must be set before any module that reads content is imported.
  process.env.CONTENT_ROOT = folders.workshop;
  const { openDesk } = await import('./openDesk.ts');
  const { close } = await openDesk({ ...desk, folders }, options).catch((error: unknown) => {
    throw describePortError(error, options.port);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await close();
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
    ? readConfiguration(data, { previewOrigin, site, target, port })
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
