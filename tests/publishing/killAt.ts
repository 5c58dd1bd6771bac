import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedProject } from './publishedProject.ts';

/** A program that runs the real one of its name, and kills the process that started it before or after a command. */
const program = (when: string, command: string) => `#!/bin/sh
name=\${0##*/}
PATH='${process.env.PATH}'
case "$name $*" in
  *"${command}"*) ;;
  *) exec "$name" "$@" ;;
esac
[ ${when} = before ] || "$name" "$@"
kill -9 "$PPID"
`;

let cache: string | undefined;

/** Returns a folder that keeps the compiled modules, because loading them takes longer than publishing. */
function compileCache(): string {
  if (cache) return cache;
  const folder = mkdtempSync(join(tmpdir(), 'compile-cache-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cache = folder;
  return folder;
}

/** Publishes in another process, which is killed before or after a command of git or sh. Returns whether it was killed. */
export function publishAndKill({ root }: PublishedProject, when: 'before' | 'after', command: string): boolean {
  const programs = join(root, 'programs');
  mkdirSync(programs, { recursive: true });
  for (const name of ['git', 'sh']) writeFileSync(join(programs, name), program(when, command), { mode: 0o755 });
  const { signal, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'publisherProcess.ts'), root], {
    env: { ...process.env, PATH: `${programs}:${process.env.PATH}`, NODE_COMPILE_CACHE: compileCache() },
    encoding: 'utf8',
  });
  if (signal === null && stderr) throw new Error(stderr);
  return signal === 'SIGKILL';
}
