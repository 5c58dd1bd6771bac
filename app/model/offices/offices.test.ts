import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { bodies } from '../schemes/data.server.ts';
import { services } from '../services/data.server.ts';
import { higherOffices, officesByDistrict } from './byDistrict.server.ts';
import { officeGroups } from './data.server.ts';
import { officeGroup } from './located.server.ts';
import { placeOf } from './places.server.ts';
import { ALL_LOCATIONS, officesAt } from './rules.ts';
import { officeSchema } from './schema.server.ts';

const offices = [{ locationId: 'thane' }, { locationId: 'palghar' }, { locationId: 'thane' }];

describe('the offices of a location', () => {
  it('are all offices when no location is chosen', () => {
    expect(officesAt(offices, ALL_LOCATIONS)).toEqual(offices);
  });

  it('are those of the chosen location, in their order', () => {
    expect(officesAt(offices, 'thane')).toEqual([offices[0], offices[2]]);
  });

  it('are never offices of another location', () => {
    fc.assert(
      fc.property(fc.string(), (location) => {
        const found = officesAt(offices, location);
        return location === ALL_LOCATIONS || found.every(({ locationId }) => locationId === location);
      }),
    );
  });
});

describe('the place of an office on a map', () => {
  const { office_google_location: place } = officeSchema.shape;

  it.each(['javascript:alert("http")', 'http://maps.example/', 'https://a@evil.example/', 'see https://maps.example'])(
    'is refused where it would become a link to something else: %s',
    (text) => expect(place.safeParse(text).success).toBe(false),
  );

  it.each(['https://maps.app.goo.gl/abc', 'Konkan Bhavan, Navi Mumbai'])('may be an address or words: %s', (text) => {
    expect(place.safeParse(text).success).toBe(true);
  });
});

describe('the offices of a district', () => {
  const districts = officesByDistrict('en');

  it('begin with the Assistant Commissioner, and end with the caste certificate committee', () => {
    for (const { offices: listed } of districts)
      expect([listed[0]?.id, listed.at(-1)?.id]).toEqual(['assistant', 'caste-committee']);
  });

  it('never show one office twice', () => {
    for (const { offices: listed } of districts) {
      const names = listed.flatMap(({ office }) => office?.designation ?? []);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it.each(['mumbai-city', 'mumbai-suburban'])('say where to go in %s, which has no Zilla Parishad', (id) => {
    const listed = districts.find((district) => district.id === id)?.offices ?? [];
    expect(listed.map((entry) => entry.id)).toEqual(['assistant', 'social', 'welfare', 'caste-committee']);
    expect(listed[1]?.instead).toMatch(/no Zilla Parishad/);
  });

  it('are, all together, every office of the content', () => {
    const shown = [...districts.flatMap(({ offices: listed }) => listed), ...higherOffices('en')];
    const names = new Set(shown.flatMap(({ office }) => office?.designation ?? []));
    for (const group of officeGroups)
      for (const office of Object.values(group.offices)) expect(names).toContain(office.designation.en);
  });
});

describe('a body with one office for the whole division', () => {
  const central = Object.entries(bodies).filter(([, { officeGroup }]) => officeGroup === 'regional');

  it.each(central)('is met where its own head sits: %s', (id, { title }) => {
    for (const language of LANGUAGES) {
      const offices = placeOf(id, language).offices.map(({ locationId }) => locationId);
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
      const places = service.bodies.map((id) => placeOf(id, 'mr'));
      expect(places.length > 0 || service.whomToAsk !== undefined).toBe(true);
    },
  );
});
