import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '#server/files.ts';
import { openClient, type Send } from '#tests/host-contract/client.ts';
import { HOST_CONTRACT } from '#tests/host-contract/contract.ts';
import { EXCEPTIONS, type HostName, unexpectedFaults } from '#tests/host-contract/exceptions.ts';
import { differences, fileHeaders } from '#tests/host-contract/expectations.ts';
import { compareWithEmbedded } from './anyAddress.ts';
import { type Host, SITE } from './hosts/host.ts';

const ERROR_PAGES = /^(mr\/)?(404|notices\/events\/not-found)\/index\.html$|\/gone\.html$/;
const PARALLEL_REQUESTS = 8;

type Options = {
  /** The reason why the host cannot run here. */
  missing?: string | undefined;
  /** Compares every n-th published file. */
  every?: number;
  /** Addresses that the host must answer like the embedded server. */
  alike?: { addresses: Arbitrary<string>; runs: number };
};

/** Tests the host contract. */
export function testHost(
  name: HostName,
  start: () => Promise<Host>,
  { missing, every = 1, alike }: Options = {},
): void {
  describe.skipIf(missing !== undefined)(titleOf(name, missing), () => {
    let send: Send;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      const host = await start();
      const client = openClient(host.origin);
      send = client.send;
      stop = async () => {
        client.close();
        await host.stop();
      };
    });
    afterAll(() => stop?.());

    for (const contractTest of HOST_CONTRACT)
      it(contractTest.title, { tags: contractTest.tags ?? [] }, async () => {
        expect(unexpectedFaults(name, contractTest, await contractTest.run(send))).toEqual([]);
      });

    it(`sends the files of the finished site unchanged (compares 1 of ${every} files)`, {
      tags: ['conformance/protected'],
    }, async () => {
      const published = [...listFiles(SITE)].filter(([, file]) => !ERROR_PAGES.test(file));
      const files = published.filter((_, index) => index % every === 0);
      const wrong: string[] = [];
      const compareNext = async () => {
        for (let next = files.pop(); next; next = files.pop()) {
          const [address, file] = next;
          const reply = await send(address.split('/').map(encodeURIComponent).join('/'));
          wrong.push(
            ...differences(reply, { status: 200, headers: fileHeaders(file) }).map((fault) => `${file}: ${fault}`),
          );
          if (!reply.body.equals(readFileSync(join(SITE, file)))) wrong.push(`${file}: other bytes`);
        }
      };
      await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, compareNext));
      expect(wrong).toEqual([]);
    });

    if (alike)
      it(
        'sends the same response to any address as the embedded server',
        {
          tags: ['conformance/least-privilege'],
        },
        () => compareWithEmbedded(send, alike.addresses, alike.runs),
      );

    it.each(EXCEPTIONS[name])('still needs the exception: $because', async ({ tests, faults }) => {
      for (const contractTest of HOST_CONTRACT.filter(({ title }) => tests.test(title)))
        expect((await contractTest.run(send)).filter((fault) => faults.test(fault))).not.toEqual([]);
    });
  });
}

/** Returns the title of tests for a host, with the reason if they are skipped. */
export function titleOf(name: string, missing: string | undefined): string {
  return missing === undefined ? name : `${name}, skipped: ${missing}`;
}
