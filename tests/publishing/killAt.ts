import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedProject } from './publishedProject.ts';

/** A program that runs the real one of its name, and kills the process that started it before or after a command. */
const program = (when: string, command: string) => `#!/bin/sh
name=$(basename "$0")
kill_at() {
  [ "$1" = ${when} ] || return 0
  case "$name $2" in *"${command}"*) kill -9 "$PPID"; exit 1 ;; esac
}
kill_at before "$*"
PATH='${process.env.PATH}' "$name" "$@"
status=$?
kill_at after "$*"
exit $status
`;

/** Publishes in another process, which is killed before or after a command of git or sh. Returns whether it was killed. */
export function publishAndKill({ root }: PublishedProject, when: 'before' | 'after', command: string): boolean {
  const programs = join(root, 'programs');
  mkdirSync(programs, { recursive: true });
  for (const name of ['git', 'sh']) writeFileSync(join(programs, name), program(when, command), { mode: 0o755 });
  const { signal, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'publisherProcess.ts'), root], {
    env: { ...process.env, PATH: `${programs}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  if (signal === null && stderr) throw new Error(stderr);
  return signal === 'SIGKILL';
}
