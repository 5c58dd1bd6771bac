import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '#server/files.ts';
import { openClient, type Send } from '#tests/host-contract/client.ts';
import { HOST_CONTRACT } from '#tests/host-contract/contract.ts';
import { EXCEPTIONS, type HostName, unexpectedFaults } from '#tests/host-contract/exceptions.ts';
import { differences, fileHeaders } from '#tests/host-contract/expectations.ts';
import { type Host, SITE } from './hosts/host.ts';

const ERROR_PAGES = /^(mr\/)?(404|notices\/events\/not-found)\/index\.html$|\/gone\.html$/;
const AT_ONCE = 8;

type Circumstances = {
  /** Why the host cannot be asked on this machine. */
  missing?: string | undefined;
  /** Every which file is asked for, where the host takes long for each. */
  fileOf?: number;
};

/** Asks a host everything that every host answers. */
export function asksEverything(name: HostName, start: () => Promise<Host>, circumstances: Circumstances = {}): void {
  const { missing, fileOf = 1 } = circumstances;
  describe.skipIf(missing !== undefined)(named(name, missing), () => {
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

    it(`gives the files of the finished site (one in ${fileOf}) letter for letter`, {
      tags: ['conformance/protected'],
    }, async () => {
      const published = [...listFiles(SITE)].filter(([, file]) => !ERROR_PAGES.test(file));
      const files = published.filter((_, index) => index % fileOf === 0);
      const wrong: string[] = [];
      const askNext = async () => {
        for (let next = files.pop(); next; next = files.pop()) {
          const [address, file] = next;
          const reply = await send(address.split('/').map(encodeURIComponent).join('/'));
          wrong.push(
            ...differences(reply, { status: 200, headers: fileHeaders(file) }).map((fault) => `${file}: ${fault}`),
          );
          if (!reply.body.equals(readFileSync(join(SITE, file)))) wrong.push(`${file}: other bytes`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, askNext));
      expect(wrong).toEqual([]);
    });

    it.each(EXCEPTIONS[name])('still cannot answer otherwise: $because', async ({ tests, faults }) => {
      for (const contractTest of HOST_CONTRACT.filter(({ title }) => tests.test(title)))
        expect((await contractTest.run(send)).filter((fault) => faults.test(fault))).not.toEqual([]);
    });
  });
}

/** The name of tests for a host: one that was not asked must not look like one that answered. */
export function named(name: string, missing: string | undefined): string {
  return missing === undefined ? name : `${name}, not asked: ${missing}`;
}
