import { type RunOptions, runCommand } from './runCommand.ts';

/** `host`: as for the command ssh, which must need no password. `home`: an absolute path without spaces. */
export type SshTarget = { kind: 'ssh'; host: string; home: string };

/**
 * Where finished pages go. `folder`: a web server on this machine serves the releases. `ssh`: another machine, which keeps its releases in
 * `home`. `cloudflare`: Cloudflare Pages, to which `wrangler` must be signed in. `none`: a local desk only commits; `npm run release` makes pages.
 */
type Target = { kind: 'none' } | { kind: 'folder' } | SshTarget | { kind: 'cloudflare' };

/**
 * `home`: folder with the releases on this machine and the link `current` (deploy/release.sh). Every target needs it, because pages are
 * compared with it and taken back from it. `siteAddress`: address of the public site; without it, published pages are not requested.
 * `build` builds the pages, `check` prints the problems of the content as JSON, and `read` tests the pages. `smokeSeconds`: how long the
 * public site may take to show new pages.
 */
export type PublisherOptions = {
  home: string;
  target: Target;
  siteAddress?: string;
  build: Program;
  check: Program;
  read: Program;
  smokeSeconds: number;
};

/** Runs in the folder of the builder, and returns its output. Throws CommandError if it fails. */
export type Program = (options: RunOptions) => Promise<string>;

const command =
  (...words: string[]): Program =>
  (options) =>
    runCommand(words, options);

/** Tests of finished pages that depend on the content and need seconds, because they do not parse whole pages. */
const CONTENT_TESTS = ['parsable', 'head', 'figures', 'contacts', 'search', 'feeds', 'open-data'];

/** The commands for a real project. */
export const BUILD_COMMANDS: Pick<PublisherOptions, 'build' | 'check' | 'read' | 'smokeSeconds'> = {
  build: command(process.execPath, 'site-build/build.ts'),
  check: command(process.execPath, 'content-check/check.ts', '--quiet', '--json'),
  read: command(
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'site',
    '--reporter=dot',
    ...CONTENT_TESTS.map((name) => `tests/site/${name}.test.ts`),
  ),
  smokeSeconds: 15,
};
