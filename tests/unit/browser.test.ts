import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/e2e/support/browsers.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

describe('the browser of the journeys', () => {
  it('is the one of the lock file, even if another is installed', () => {
    const { executablePath, isLocked } = chooseBrowser({}, true);
    expect(isLocked).toBe(true);
    expect(executablePath).toContain(packages['node_modules/@sparticuz/chromium'].version);
  });

  it('is the one that CHROMIUM_PATH names; drawn letters are not compared in it', () => {
    expect(chooseBrowser({ CHROMIUM_PATH: '/opt/chromium' }, true)).toMatchObject({
      executablePath: '/opt/chromium',
      isLocked: false,
    });
  });

  it('is Playwright’s own on a system for which the lock file has none; drawn letters are not compared in it', () => {
    expect(chooseBrowser({}, false)).toMatchObject({ executablePath: undefined, isLocked: false });
  });

  it.each(['@sparticuz/chromium', 'chromium-78'])('is in the lock file with its checksum: %s', (name) => {
    expect(packages[`node_modules/${name}`]).toMatchObject({ integrity: expect.stringMatching(/^sha512-/), dev: true });
  });
});
