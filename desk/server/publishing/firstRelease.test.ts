import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { showFirstRelease } from './firstRelease.ts';
import { BUILD_COMMANDS } from './publisherOptions.ts';

it('the first start prints each step of the build, and a later one builds nothing', async () => {
  const project = mkdtempSync(join(tmpdir(), 'first-release-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const print = vi.spyOn(console, 'info').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  const build = vi.fn<typeof BUILD_COMMANDS.build>(async ({ onLine }) => {
    for (const line of ['vite v8 building', '· pages: 912 (14.2 s)', '', '· feeds: 8 (0.2 s)']) onLine?.(line);
    for (const file of ['build/server/index.js', 'build/client/index.html']) {
      mkdirSync(join(project, file, '..'), { recursive: true });
      writeFileSync(join(project, file), '');
    }
    return '';
  });
  const options = { ...BUILD_COMMANDS, build, home: join(project, 'home'), target: { kind: 'none' as const } };
  for (let starts = 0; starts < 2; starts++) await showFirstRelease({ project, data: join(project, 'data') }, options);
  expect(build).toHaveBeenCalledTimes(1);
  const lines = print.mock.calls.flat();
  expect(lines.slice(1)).toEqual(['· pages: 912 (14.2 s)', '· feeds: 8 (0.2 s)']);
  expect(lines[0]).toMatch(/Building the site.*\n.*[अ-ह]/);
});
