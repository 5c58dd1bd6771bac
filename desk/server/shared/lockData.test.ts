import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockData } from './lockData.ts';

const LOCK = `
const { lockData } = await import('#desk/server/shared/lockData.ts');
lockData(process.argv[1]);
console.log('locked');
setInterval(() => {}, 1000);
`;

it('a data folder has one desk, and is free again when its process was killed', async () => {
  const data = mkdtempSync(join(tmpdir(), 'desk-lock-'));
  const first = spawn(process.execPath, ['--input-type=module', '--eval', LOCK, data]);
  await once(first.stdout, 'data');
  expect(() => lockData(data)).toThrow(/Another desk.*\n.*दुसरे टेबल/);
  first.kill('SIGKILL');
  await once(first, 'close');
  const unlock = lockData(data);
  expect(() => lockData(data)).toThrow();
  unlock();
  lockData(data)();
  rmSync(data, { recursive: true });
});
