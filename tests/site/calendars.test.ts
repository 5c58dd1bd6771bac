import { expect, it } from 'vitest';
import { calendars } from '#site-build/files/calendars.ts';
import { files, pages, readBuilt } from './pages.ts';

const expected = calendars();

it('only future events have a calendar file, in both languages', () => {
  const published = [...files].filter(([, file]) => file.endsWith('.ics'));
  expect(published.map(([address]) => address).sort()).toEqual([...expected.keys()].sort());
  for (const [address, file] of published) expect(readBuilt(file)).toBe(expected.get(address));
});

it('only the page of an event links to its calendar file', () => {
  const addresses = pages.flatMap(({ html }) =>
    [...html.matchAll(/<a [^>]*href="([^"]+\.ics)"/g)].map(([, address]) => address),
  );
  expect(addresses.sort()).toEqual([...expected.keys()].sort());
});
