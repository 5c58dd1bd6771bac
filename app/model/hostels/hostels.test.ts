import { assert, integer, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSeats, hostelPath, isClosed, isPhoneNumber, placeholderPhoto, triangles } from './rules.ts';

describe('a hostel', () => {
  it('is closed when nobody is admitted', () => {
    expect(isClosed({ current: 0 })).toBe(true);
  });

  it.each([{ current: 1 }, { current: undefined }])('is not closed with $current admitted', (hostel) => {
    expect(isClosed(hostel)).toBe(false);
  });

  it('has as many free seats as capacity minus admitted students', () => {
    expect(countSeats({ hostelcapacity: 100, current: 86 })).toEqual({ capacity: 100, admitted: 86, free: 14 });
  });

  it('has zero free seats when more students are admitted than it has seats', () => {
    expect(countSeats({ hostelcapacity: 75, current: 80 })?.free).toBe(0);
  });

  it.each([
    { why: 'its capacity is not published', hostelcapacity: undefined, current: 40 },
    { why: 'the number of admitted students is not published', hostelcapacity: 100, current: undefined },
    { why: 'it is closed', hostelcapacity: 75, current: 0 },
  ])('has no seat count when $why', ({ hostelcapacity, current }) => {
    expect(countSeats({ hostelcapacity, current })).toBeUndefined();
  });

  it('has its own address', () => {
    expect(hostelPath('made-up-boys')).toBe('/hostels/governmenthostels/hostelpdf?hostel=made-up-boys#made-up-boys');
  });

  it.each([
    { contact: '022-25222023', phone: true },
    { contact: 'Closed since June 2023', phone: false },
    { contact: 'जून २०२३ पासून बंद', phone: false },
  ])('treats "$contact" as a phone number: $phone', ({ contact, phone }) => {
    expect(isPhoneNumber(contact)).toBe(phone);
  });
});

describe('the triangles that show the seats of a hostel', () => {
  it('represent two students each', () => {
    expect(triangles({ capacity: 100, admitted: 86 })).toEqual({ used: 43, free: 7 });
  });

  it('never show a taken seat as free', () => {
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
  it('is 400 to 599 pixels wide and 300 to 399 pixels high', () => {
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

  it('depends only on the index and on the length of the name', () => {
    expect(placeholderPhoto('made-up-girls', 2)).toEqual(placeholderPhoto('made-up-women', 2));
    expect(placeholderPhoto('made-up-girls', 2)).not.toEqual(placeholderPhoto('made-up-girls', 3));
  });
});
