import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openClient } from '#tests/host-contract/client.ts';
import { report } from '#tests/report.ts';
import { testHost, titleOf } from './answers.ts';
import { anyAddress } from './anyAddress.ts';
import { missingNginx, startNginx } from './hosts/nginx.ts';

const missing = missingNginx();
if (missing)
  report('delivery', `nginx was not tested: ${missing}. apt-get install nginx libnginx-mod-http-brotli-static`);

testHost('nginx', startNginx, { missing, alike: { addresses: anyAddress, runs: 1000 } });

const QUERIES = ['/nowhere?q=widow', '/%zz?q=widow', '//x?q=widow', '/search#widow', '/search?q=widow'];

describe.skipIf(missing !== undefined)(titleOf('the log of nginx', missing), () => {
  it('contains neither addresses of visitors nor search terms, for the site and for the redirect to HTTPS', async () => {
    const host = await startNginx();
    onTestFinished(host.stop);
    const clients = [host.origin, host.httpOrigin].map(openClient);
    for (const { send } of clients)
      for (const method of ['POST', 'GET'])
        for (const path of QUERIES) await send(path, { method, headers: { referer: 'http://x/?q=widow' } });
    for (const { close } of clients) close();
    const searches = () => host.logs()['sahayya.log']?.match(/"path":"\/search"/g) ?? [];
    await vi.waitFor(() => expect(searches()).toHaveLength(8));
    expect(Object.values(host.logs()).join('')).not.toMatch(/widow|127\.0\.0\.1/);
  });
});
