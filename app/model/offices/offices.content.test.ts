import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { bodies } from '../bodies/data.server.ts';
import { DISTRICT_IDS } from '../districts/schema.server.ts';
import { services } from '../services/data.server.ts';
import { bodyWithOffices } from './bodyOffices.server.ts';
import { higherOffices, officesByDistrict } from './byDistrict.server.ts';
import { officeGroup, officeGroups, whomToCall } from './data.server.ts';

describe('the offices of a district', () => {
  const districts = officesByDistrict('en');

  it('begin with the Assistant Commissioner, and end with the caste certificate committee', () => {
    for (const { offices: listed } of districts)
      expect([listed[0]?.id, listed.at(-1)?.id]).toEqual(['assistant', 'caste-committee']);
  });

  it('are all different', () => {
    for (const { offices: listed } of districts) {
      const names = listed.flatMap(({ office }) => office?.designation ?? []);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('include, for each missing office, a note that says where to go instead', () => {
    for (const { id, offices: listed } of districts)
      for (const entry of listed)
        expect([id, entry.id, Boolean(entry.office ?? entry.instead)]).toEqual([id, entry.id, true]);
  });

  it('together with the higher offices, include every office in the content', () => {
    const shown = [...districts.flatMap(({ offices: listed }) => listed), ...higherOffices('en')];
    const names = new Set(shown.flatMap(({ office }) => office?.designation ?? []));
    for (const group of officeGroups)
      for (const office of Object.values(group.offices)) expect(names).toContain(office.designation.en);
  });
});

describe('an office that answers for one district only', () => {
  const callable = officeGroups.flatMap(({ id: group, offices }) =>
    Object.entries(offices).flatMap(([location, { office_phone_number: number }]) =>
      number ? { group, location, number } : [],
    ),
  );

  it('is called about offices of this district, before those that answer for all, and about no others', () => {
    const [one, other] = callable;
    const [district = '', elsewhere = ''] = DISTRICT_IDS;
    if (!one || !other) throw new Error('The content has no two offices with a number');
    const ask = {
      offices: [
        { group: one.group, location: one.location, district: DISTRICT_IDS[0] },
        { group: other.group, location: other.location },
      ],
    };
    const numbersIn = (location: string) => whomToCall([ask], location, 'en').map(({ number }) => number);
    expect(numbersIn(district).slice(0, 2)).toEqual([one.number, other.number]);
    expect(numbersIn(elsewhere)[0]).toBe(other.number);
  });
});

describe('the number of a control room', () => {
  it('has a note that says whose number it is', () => {
    const offices = officeGroups.flatMap((group) => Object.values(group.offices));
    for (const { isControlRoom, note, office_phone_number } of offices)
      if (isControlRoom) expect([Boolean(note?.en && note.mr), Boolean(office_phone_number)]).toEqual([true, true]);
  });

  it('follows the other offices to call, with what it is for', () => {
    for (const district of DISTRICT_IDS) {
      const offices = whomToCall([], district, 'mr').filter(({ isOffice }) => isOffice);
      const [before, after] = [offices.filter((one) => !one.isControlRoom), offices.filter((one) => one.isControlRoom)];
      expect(offices).toEqual([...before, ...after]);
      for (const { note } of after) expect(note).toBeTruthy();
    }
  });
});

describe('a body with one office for the whole division', () => {
  const central = Object.entries(bodies).filter(([, { officeGroup }]) => officeGroup === 'regional');

  it.each(central)('lists only the office of the post that it is named after: %s', (id, { title }) => {
    for (const language of LANGUAGES) {
      const offices = bodyWithOffices(id, language).offices.map(({ locationId }) => locationId);
      const headed = officeGroup('regional', language).offices.filter(({ office_head }) =>
        title[language].startsWith(office_head),
      );
      expect(offices).toEqual(headed.map(({ locationId }) => locationId));
      expect(offices).toHaveLength(1);
    }
  });
});

describe('a service', () => {
  it.each(services.map((service) => [service.id, service] as const))(
    'says where to go or whom to ask: %s',
    (_, service) => {
      const places = service.bodies.map((id) => bodyWithOffices(id, 'mr'));
      expect(places.length > 0 || service.whomToAsk !== undefined).toBe(true);
    },
  );
});
