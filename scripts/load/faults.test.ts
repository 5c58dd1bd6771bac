import { existsSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { makeSite } from '#server/fixture-site.ts';
import {
  cutFileShort,
  endUnderLoad,
  replaceUnderLoad,
  restartUnderLoad,
  serveWithFullDisk,
  takeFileAway,
} from './faults.ts';

const site = makeSite();
const crowd = {
  folder: site.root,
  paths: ['/', '/scheme', '/mr/notices/events/3', '/videos/film.mp4'],
  visitors: 20,
  seconds: 0.5,
};

afterAll(() => site.remove());

// Real processes share two cores with the other tests here; what a starved one drops is asked once more.
describe('the server', { retry: 2 }, () => {
  it('loses no request when it is asked to end in the middle of many, and ends in time', async () => {
    const ending = await endUnderLoad(crowd);
    expect(ending).toMatchObject({ lost: 0, wrong: 0, code: 0 });
    expect(ending.answered).toBeGreaterThan(crowd.visitors);
    expect(ending.seconds).toBeLessThan(5);
  });

  it('loses no request when it is started anew: who found nobody asks again and is answered', async () => {
    const ending = await restartUnderLoad(crowd);
    expect(ending).toMatchObject({ lost: 0, wrong: 0, code: 0 });
    expect(ending.refused).toBeGreaterThan(0);
  });

  it('turns nobody away when the next one shares its port before it ends', async () => {
    expect(await replaceUnderLoad(crowd)).toMatchObject({ lost: 0, wrong: 0, refused: 0, code: 0 });
  });

  it.runIf(existsSync('/dev/full'))('goes on when its log cannot be written', async () => {
    const tally = await serveWithFullDisk(crowd);
    expect(tally).toMatchObject({ lost: 0, wrong: 0, refused: 0 });
    expect(tally.answered).toBeGreaterThan(crowd.visitors);
  });

  it('says that a file is gone which was there when it started, and lets nobody keep that', async () => {
    const { notice, ...rest } = await takeFileAway(site.root, 'assets/entry-a1b2.js', '/scheme');
    expect(rest).toEqual({ status: 404, caching: 'no-store', others: 200 });
    expect(notice).toContain('<html');
  });

  it('hangs up at once when a file shrinks while it is sent', async () => {
    const { ending, seconds, others } = await cutFileShort(site.root, '/scheme');
    expect([ending, others]).toEqual(['hung up', 200]);
    expect(seconds).toBeLessThan(5);
  });
});
