import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** `env`: variables in addition to those of this process. `input`: what git reads. */
type GitOptions = { env?: Record<string, string>; input?: string | Uint8Array };

/** Runs git beside this process, which goes on with other work. Rejects with git's message. */
async function run(root: string, args: readonly string[], { env, input = '' }: GitOptions = {}): Promise<Buffer> {
  const options = { cwd: root, env: { ...process.env, ...env }, encoding: 'buffer', maxBuffer: Infinity } as const;
  const running = execute('git', args, options);
  // Ignores that git ends without reading its input; its exit code says whether it failed.
  running.child.stdin?.on('error', () => {}).end(input);
  return (await running).stdout;
}

/** Runs git and returns its output without the final line break. Rejects with git's message. */
export const git = async (root: string, args: readonly string[], options?: GitOptions): Promise<string> =>
  (await run(root, args, options)).toString('utf8').trimEnd();

/** Reads objects of the repository by hash, all of them with one process. Rejects if one is missing. */
export async function readObjects(root: string, hashes: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  if (hashes.length === 0) return new Map();
  const output = await run(root, ['cat-file', '--batch'], { input: hashes.map((hash) => `${hash}\n`).join('') });
  let end = 0;
  return new Map(
    hashes.map((hash) => {
      // A line such as `4b825dc blob 1234` comes before each content.
      const start = output.indexOf('\n', end) + 1;
      const size = Number(output.toString('utf8', end, start).split(' ')[2]);
      if (Number.isNaN(size)) throw new Error(`The repository has lost the object ${hash}.`);
      end = start + size + 1;
      return [hash, output.subarray(start, start + size)];
    }),
  );
}

/**
 * Reads the YAML files of content/ at a commit, such as `schemes/vayoshree.yaml`, or those of `files` that the commit has. Rejects if there is
 * no such commit.
 */
export async function textsAt(root: string, commit: string, files?: readonly string[]): Promise<Map<string, string>> {
  if (files?.length === 0) return new Map();
  const paths = files?.map((file) => `content/${file}`) ?? ['content'];
  const listed = await git(root, ['ls-tree', '-r', '-z', commit, '--', ...paths]);
  const found = [...listed.matchAll(/ blob (\w+)\tcontent\/([^\0]+\.yaml)\0/g)];
  const contents = await readObjects(
    root,
    found.map(([, hash = '']) => hash),
  );
  return new Map(found.map(([, hash = '', file = '']) => [file, String(contents.get(hash))]));
}
