import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { workInThreads } from './threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a module whose work is to create a file with the name of the task, and to reject an existing name. */
const module = `${folder}/work.ts`;
writeFileSync(
  module,
  `import { writeFileSync } from 'node:fs';
   export const work = (name: string) => writeFileSync('${folder}/' + name, '', { flag: 'wx' });`,
);

describe('work in threads', () => {
  it('is done once for each task', async () => {
    const tasks = Array.from({ length: 50 }, (_, index) => `task-${index}`);
    await workInThreads(relative(process.cwd(), module), tasks);
    expect(
      readdirSync(folder)
        .filter((name) => name !== 'work.ts')
        .sort(),
    ).toEqual(tasks.sort());
  });

  it('fails if a task fails', async () => {
    await expect(workInThreads(relative(process.cwd(), module), ['twice', 'twice'])).rejects.toThrow('EEXIST');
  });
});
