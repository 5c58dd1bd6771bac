import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite } from '#tests/fixtures/finishedSite.ts';
import { openClient, type Send } from '#tests/host-contract/client.ts';
import { titleOf } from './answers.ts';
import { missingRuntime, startCloudflarePages } from './hosts/cloudflare-pages.ts';
import { startEmbedded } from './hosts/embedded.ts';
import { missingNginx, startNginx } from './hosts/nginx.ts';
import { RETIRED_TESTS } from './retired-addresses.ts';

const HOSTS = [
  { name: 'embedded', start: startEmbedded, missing: undefined },
  { name: 'nginx', start: startNginx, missing: missingNginx() },
  { name: 'cloudflare-pages', start: startCloudflarePages, missing: missingRuntime() },
];

describe.each(HOSTS)('the address of a retired entry', ({ name, start, missing }) => {
  describe.skipIf(missing !== undefined)(titleOf(name, missing), () => {
    let send: Send;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      const site = makeSite();
      const host = await start(site.root);
      const client = openClient(host.origin);
      send = client.send;
      stop = async () => {
        client.close();
        await host.stop();
        site.remove();
      };
    });
    afterAll(() => stop?.());

    it.each(RETIRED_TESTS)('$title', async ({ run }) => {
      expect(await run(send)).toEqual([]);
    });
  });
});
