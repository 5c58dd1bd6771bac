import { expect, it } from 'vitest';
import { calendars } from '#site-build/files/calendars.ts';
import { files, pages, readBuilt } from './pages.ts';

const wanted = calendars();

it('every event that lies ahead has its calendar file in both languages, and no other event has one', () => {
  const published = [...files].filter(([, file]) => file.endsWith('.ics'));
  expect(published.map(([address]) => address).sort()).toEqual([...wanted.keys()].sort());
  for (const [address, file] of published) expect(readBuilt(file)).toBe(wanted.get(address));
});

it('its page leads to the file, and no other page does', () => {
  const addresses = pages.flatMap(({ html }) =>
    [...html.matchAll(/<a [^>]*href="([^"]+\.ics)"/g)].map(([, address]) => address),
  );
  expect(addresses.sort()).toEqual([...wanted.keys()].sort());
});
