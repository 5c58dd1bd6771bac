import { assert, integer, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { institutionLists } from '../institutions/lists.server.ts';
import { hostelsCsv, hostelsData } from '../open-data/hostels.server.ts';
import { hostels, sampleHostels } from './data.server.ts';
import { hostelPath, isClosed, isPhoneNumber, placeholderPhoto, seatsOf, triangles } from './rules.ts';
import { hostelSchema } from './schema.server.ts';

describe('a hostel', () => {
  it('is closed when nobody is admitted', () => {
    expect(isClosed({ current: 0 })).toBe(true);
  });

  it.each([{ current: 1 }, { current: undefined }])('is not closed with $current admitted', (hostel) => {
    expect(isClosed(hostel)).toBe(false);
  });

  it('has the seats free that nobody took', () => {
    expect(seatsOf({ hostelcapacity: 100, current: 86 })).toEqual({ capacity: 100, admitted: 86, free: 14 });
  });

  it('has no seat free, not a negative number, when it is overfull', () => {
    expect(seatsOf({ hostelcapacity: 75, current: 80 })?.free).toBe(0);
  });

  it.each([
    { why: 'its capacity is not published', hostelcapacity: undefined, current: 40 },
    { why: 'nobody says how many were admitted', hostelcapacity: 100, current: undefined },
    { why: 'it is closed', hostelcapacity: 75, current: 0 },
  ])('says nothing of free seats when $why', ({ hostelcapacity, current }) => {
    expect(seatsOf({ hostelcapacity, current })).toBeUndefined();
  });

  it('has its own address', () => {
    expect(hostelPath('kherdi-boys')).toBe('/hostels/governmenthostels/hostelpdf?hostel=kherdi-boys#kherdi-boys');
  });

  it.each([
    { contact: '022-25222023', phone: true },
    { contact: 'Closed since June 2023', phone: false },
    { contact: 'जून २०२३ पासून बंद', phone: false },
  ])('takes "$contact" for a number to call: $phone', ({ contact, phone }) => {
    expect(isPhoneNumber(contact)).toBe(phone);
  });
});

describe('the triangles of a hostel', () => {
  it('stand for two students each', () => {
    expect(triangles({ capacity: 100, admitted: 86 })).toEqual({ used: 43, free: 7 });
  });

  it('never promise a seat that is taken', () => {
    assert(
      property(integer({ min: 75, max: 250 }), nat(300), (capacity, admitted) => {
        const { used, free } = triangles({ capacity, admitted });
        expect(free * 2).toBeLessThanOrEqual(Math.max(0, capacity - admitted) + 1);
        expect(used + free).toBe(Math.ceil(capacity / 2));
      }),
    );
  });
});

describe('the picture for a missing photo', () => {
  it('is 400 to 599 wide and 300 to 399 high', () => {
    assert(
      property(string(), nat(50), (name, index) => {
        const { src, width, height } = placeholderPhoto(name, index);
        expect(width).toBeGreaterThanOrEqual(400);
        expect(width).toBeLessThanOrEqual(599);
        expect(height).toBeGreaterThanOrEqual(300);
        expect(height).toBeLessThanOrEqual(399);
        expect(src).toBe(`/api/placeholder/${width}/${height}`);
      }),
    );
  });

  it('depends on the length of the name and the index only', () => {
    expect(placeholderPhoto('mulund-girls', 2)).toEqual(placeholderPhoto('kankavli-boy', 2));
    expect(placeholderPhoto('mulund-girls', 2)).not.toEqual(placeholderPhoto('mulund-girls', 3));
  });
});

describe('the hostels of the site', () => {
  it('have a name each', () => {
    expect(new Set(hostels.map(({ name }) => name)).size).toBe(hostels.length);
  });

  it('are at least 29, and the aided ones say what is not confirmed', () => {
    expect(hostels.length).toBeGreaterThanOrEqual(29);
    const aided = hostels.filter(({ category }) => category === 'aided');
    expect(aided.map(({ name }) => name)).toEqual(['wadala-siddharth-vihar', 'mahad-savadkar']);
    for (const { note, confidence } of aided) {
      expect(note?.en).toContain('is not confirmed');
      expect(note?.mr).toContain('खात्री झालेली नाही');
      expect(confidence).toBe('medium');
    }
  });

  it('exist: no figure of an illustration stands in a real hostel', () => {
    expect(hostels.filter(({ name, sample }) => sample || name.startsWith('sample-'))).toEqual([]);
    const sample = { ...hostels[0], name: 'thane', sample: true };
    expect(hostelSchema.safeParse(sample).error?.issues.map(({ path }) => path)).toEqual([['sample']]);
    expect(hostelSchema.safeParse({ ...hostels[0], name: 'sample-thane' }).success).toBe(false);
  });

  it('have a map and a document each, which a sample need not have', () => {
    const { doc: _doc, mapLink: _mapLink, ...bare } = hostels[0] ?? {};
    expect(hostelSchema.safeParse(bare).error?.issues.map(({ path }) => path)).toEqual([['mapLink'], ['doc']]);
    expect(hostelSchema.safeParse({ ...bare, name: 'sample-a', sample: true }).success).toBe(true);
  });
});

describe('the sample hostels', () => {
  it('show every case of the specification: closed, full, with free seats, with and without photos', () => {
    const free = sampleHostels.flatMap((hostel) => seatsOf(hostel)?.free ?? []);
    expect(sampleHostels.filter(isClosed)).toHaveLength(1);
    expect(free.filter((seats) => seats === 0)).toHaveLength(1);
    expect(free.filter((seats) => seats > 0)).toHaveLength(1);
    expect(new Set(sampleHostels.map(({ photos = [] }) => photos.length > 0)).size).toBe(2);
  });

  it('are in no list under a district, and are not counted there', () => {
    const lists = institutionLists('en');
    const named = lists.flatMap(({ districts }) => districts.flatMap((district) => district.hostels));
    expect(named.filter(({ name }) => name.startsWith('sample-'))).toEqual([]);
    expect(lists.flatMap(({ samples }) => samples.map(({ name }) => name))).toEqual(
      sampleHostels.map(({ name }) => name),
    );
  });

  it('are not in the open data', () => {
    expect(JSON.stringify(hostelsData())).not.toContain('"sample-');
    expect(hostelsCsv()).not.toMatch(/\bsample-/);
  });
});
