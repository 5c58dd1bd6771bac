import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startEmbedded } from './hosts/embedded.ts';
import { SITE } from './hosts/host.ts';

async function smoke(...words: string[]): Promise<{ code: number; lines: string[] }> {
  const program = spawn(process.execPath, [join(process.cwd(), 'scripts/smoke.ts'), ...words]);
  const parts: Buffer[] = [];
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
  const [code] = await once(program, 'close');
  return { code, lines: Buffer.concat(parts).toString().trim().split('\n') };
}

describe('npm run smoke', () => {
  it('finds nothing to say against a release that is as it should be', async () => {
    const host = await startEmbedded();
    const { code, lines } = await smoke(host.origin, SITE);
    await host.stop();
    expect([code, lines.at(-1)]).toEqual([0, 'All is well.']);
    expect(lines).toContain(`ok     shows the release in ${SITE}`);
  });

  it('fails, and says why, where another site answers', async () => {
    const other = createServer((_request, answer) => answer.end('Under construction')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { code, lines } = await smoke(`http://127.0.0.1:${(other.address() as AddressInfo).port}`, SITE);
    other.close();
    expect(code).toBe(1);
    expect(lines).toContain('FAILED page: /scheme');
    expect(lines).toContain('         its home page is another one');
  });

  it('says that nobody answers', async () => {
    const { code, lines } = await smoke('http://127.0.0.1:1');
    expect([code, lines.at(-1)]).toEqual([1, expect.stringContaining('could not be asked')]);
  });
});
