import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUESTIONS } from '#deploy/questions/all.ts';
import { type Ask, askerOf } from '#deploy/questions/ask.ts';
import { EXCEPTIONS, type HostName, unexcused } from '#deploy/questions/exceptions.ts';
import { differences, headersOf } from '#deploy/questions/expected.ts';
import { listFiles } from '#server/files.ts';
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
    let ask: Ask;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      const host = await start();
      const asker = askerOf(host.origin);
      ask = asker.ask;
      stop = async () => {
        asker.close();
        await host.stop();
      };
    });
    afterAll(() => stop?.());

    for (const question of QUESTIONS)
      it(question.title, { tags: question.tags ?? [] }, async () => {
        expect(unexcused(name, question, await question.wrong(ask))).toEqual([]);
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
          const reply = await ask(address.split('/').map(encodeURIComponent).join('/'));
          wrong.push(
            ...differences(reply, { status: 200, headers: headersOf(file) }).map((fault) => `${file}: ${fault}`),
          );
          if (!reply.body.equals(readFileSync(join(SITE, file)))) wrong.push(`${file}: other bytes`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, askNext));
      expect(wrong).toEqual([]);
    });

    it.each(EXCEPTIONS[name])('still cannot answer otherwise: $because', async ({ questions, faults }) => {
      for (const question of QUESTIONS.filter(({ title }) => questions.test(title)))
        expect((await question.wrong(ask)).filter((fault) => faults.test(fault))).not.toEqual([]);
    });
  });
}

/** The name of tests for a host: one that was not asked must not look like one that answered. */
export function named(name: string, missing: string | undefined): string {
  return missing === undefined ? name : `${name}, not asked: ${missing}`;
}
