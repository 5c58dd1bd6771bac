import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFileAtomic } from './writeFileAtomic.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'write-whole-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('writeFileAtomic', () => {
  it('creates the folder and leaves no temporary file', () => {
    writeFileAtomic(join(folder, 'made/one.yaml'), 'a: 1\n');
    expect(readFileSync(join(folder, 'made/one.yaml'), 'utf8')).toBe('a: 1\n');
    expect(readdirSync(join(folder, 'made'))).toEqual(['one.yaml']);
  });

  it('keeps the old file if the temporary file cannot be renamed', () => {
    const place = join(folder, 'taken');
    mkdirSync(join(place, 'inside'), { recursive: true });
    expect(() => writeFileAtomic(place, 'text')).toThrow();
    expect(readdirSync(place)).toEqual(['inside']);
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('leaves either the complete old or the complete new file when the process is killed', async () => {
    const file = join(folder, 'killed.yaml');
    const half = 2_000_000;
    const whole = [`${'क'.repeat(half)}\n`, `${'म'.repeat(half)}\n`];
    writeFileSync(file, whole[0] ?? '');
    const program = `import { writeFileAtomic } from ${JSON.stringify(join(import.meta.dirname, 'writeFileAtomic.server.ts'))};
      console.log('begun');
      for (let turn = 1; ; turn++) writeFileAtomic(process.argv[1], (turn % 2 ? 'म' : 'क').repeat(${half}) + '\\n');`;
    for (let kill = 0; kill < 3; kill++) {
      const writer = spawn(process.execPath, ['--input-type=module', '--eval', program, file]);
      await new Promise((resolve) => writer.stdout.once('data', resolve));
      await setTimeout(15 * kill);
      writer.kill('SIGKILL');
      await new Promise((resolve) => writer.once('exit', resolve));
      expect(whole).toContain(readFileSync(file, 'utf8'));
    }
  });
});
