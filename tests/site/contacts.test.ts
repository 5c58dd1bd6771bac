import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { contacts } from '#site-build/files/contacts.ts';
import { files, pages, readBuilt } from './pages.ts';

const expected = contacts();
const published = [...files].filter(([, file]) => file.endsWith('.vcf'));

it('every office with a number or an e-mail has a contact file in both languages', () => {
  const reachable = officeGroups.flatMap(({ offices }) =>
    Object.values(offices).filter((office) => office?.office_phone_number ?? office?.office_email),
  );
  expect(reachable.length).toBeGreaterThan(10);
  expect(published.map(([address]) => address).sort()).toEqual([...expected.keys()].sort());
  expect(published).toHaveLength(2 * reachable.length);
});

it('every contact file is readable by a vCard library and has a name and a number or an e-mail', () => {
  for (const [address, file] of published) {
    const card = new ICAL.Component(ICAL.parse(readBuilt(file)));
    const has = (name: string) => card.getFirstPropertyValue(name) !== null;
    expect(has('fn') && has('n') && has('org') && (has('tel') || has('email')), address).toBe(true);
  }
});

it('the pages of the offices link to all contact files', () => {
  const linked = pages.flatMap(({ html }) =>
    [...html.matchAll(/<a [^>]*href="([^"]+\.vcf)"/g)].map(([, address = '']) => address),
  );
  expect([...new Set(linked)].sort()).toEqual([...expected.keys()].sort());
});
