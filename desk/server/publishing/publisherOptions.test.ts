import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILD_COMMANDS } from './publisherOptions.ts';

it('the pages of a publication are read by the test that parses all their files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-read-'));
  try {
    mkdirSync(join(folder, 'node_modules/vitest'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/vitest/vitest.mjs'), 'console.log(process.argv.join(" "));');
    expect(await BUILD_COMMANDS.read({ data: folder, cwd: folder })).toContain('tests/site/parsable.test.ts');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
