import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { officesOf } from '#app/model/offices/byDistrict.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { canBeSaved, districtContactsPath } from '#app/model/offices/rules.ts';
import { contacts } from '#site-build/files/contacts.ts';
import { files, pages, readBuilt } from './pages.ts';

const expected = contacts();
const ofDistricts = LANGUAGES.flatMap((language) =>
  DISTRICT_IDS.map((district) => ({ district, language, address: districtContactsPath(district, language) })),
);
const published = [...files].filter(([, file]) => file.endsWith('.vcf'));

/** Parses a file with one or several vCards. */
function cardsIn(text: string) {
  return text.split(/(?=BEGIN:VCARD)/).map((card) => new ICAL.Component(ICAL.parse(card)));
}

it('every office with a number or an e-mail has a contact file in both languages', () => {
  const reachable = officeGroups.flatMap(({ offices }) =>
    Object.values(offices).filter((office) => office?.office_phone_number ?? office?.office_email),
  );
  expect(reachable.length).toBeGreaterThan(10);
  expect(published.map(([address]) => address).sort()).toEqual([...expected.keys()].sort());
  expect(published).toHaveLength(2 * reachable.length + ofDistricts.length);
});

it('every contact file is readable by a vCard library and has a name and a number or an e-mail', () => {
  for (const [address, file] of published) {
    for (const card of cardsIn(readBuilt(file))) {
      const has = (name: string) => card.getFirstPropertyValue(name) !== null;
      expect(has('fn') && has('n') && has('org') && (has('tel') || has('email')), address).toBe(true);
    }
  }
});

it.each(ofDistricts)(
  'the file of a district has a contact for each office that can be reached: $address',
  ({ district, language, address }) => {
    const reachable = officesOf(district, language).filter(({ office }) => office && canBeSaved(office));
    const cards = cardsIn(readBuilt(files.get(address) ?? ''));
    expect(reachable.length).toBeGreaterThan(0);
    expect(cards.map((card) => card.getFirstPropertyValue('uid'))).toHaveLength(reachable.length);
  },
);

it('the pages of the offices link to all contact files', () => {
  const linked = pages.flatMap(({ html }) =>
    [...html.matchAll(/<a [^>]*href="([^"]+\.vcf)"/g)].map(([, address = '']) => address),
  );
  expect([...new Set(linked)].sort()).toEqual([...expected.keys()].sort());
});
