import { expect, it } from 'vitest';
import { events } from '#app/model/events/data.server.ts';
import { startOfDayInIndia } from '#app/model/events/rules.ts';
import { site } from '#app/model/site/data.server.ts';
import { calendarsOf } from '#scripts/build/calendars.ts';
import { files, pages, readBuilt } from './pages.ts';

const wanted = calendarsOf(events, startOfDayInIndia(site.lastUpdated));

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
