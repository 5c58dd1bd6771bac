import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startEmbedded } from './hosts/embedded.ts';
import { SITE } from './hosts/host.ts';

const VITEST = join(process.cwd(), 'node_modules/vitest/vitest.mjs');

async function runSmoke(variables: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  const { FORCE_COLOR: _, ...parentEnv } = process.env;
  const env = { ...parentEnv, NO_COLOR: '1', SITE_ADDRESS: '', BUILD_FOLDER: '', ...variables };
  const program = spawn(process.execPath, [VITEST, 'run', '--project', 'smoke', '--reporter', 'verbose'], { env });
  const [[code], ...streams] = await Promise.all([once(program, 'close'), text(program.stdout), text(program.stderr)]);
  return { code, output: streams.join('') };
}

describe('npm run smoke', () => {
  it('passes against the release that was published', async () => {
    const host = await startEmbedded();
    onTestFinished(host.stop);
    const { code, output } = await runSmoke({ SITE_ADDRESS: host.origin, BUILD_FOLDER: SITE });
    expect(code, output).toBe(0);
    expect(output).toMatch(/✓.*shows the release in BUILD_FOLDER/);
    expect(output).toMatch(/✓.*page: \/scheme/);
  });

  it('fails against a different site, and gives the reason', async () => {
    const other = createServer((_request, response) => response.end('Under construction')).listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runSmoke({ SITE_ADDRESS: `http://127.0.0.1:${port}`, BUILD_FOLDER: SITE });
    expect(code).toBe(1);
    expect(output).toMatch(/×.*page: \/scheme/);
    expect(output).toContain('its home page is another one');
  });

  it.each([
    { variables: {}, reason: 'Set SITE_ADDRESS to the published site' },
    { variables: { SITE_ADDRESS: 'http://127.0.0.1:1' }, reason: 'http://127.0.0.1:1 does not respond' },
    {
      variables: { SITE_ADDRESS: 'http://127.0.0.1:1', BUILD_FOLDER: '/nowhere' },
      reason: 'no index.html in /nowhere',
    },
  ])('fails at once, and says: $reason', async ({ variables, reason }) => {
    const { code, output } = await runSmoke(variables);
    expect(code).toBe(1);
    expect(output).toContain(reason);
  });
});
