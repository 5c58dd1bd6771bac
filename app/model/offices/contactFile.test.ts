import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { contactFile } from './contactFile.server.ts';

const office = {
  office_head: 'Assistant Commissioner, Social Welfare',
  designation: 'Office of the Assistant Commissioner, Thane',
  office_address: 'Kalwa, Thane (West) 400605',
  office_phone_number: '022-25341359',
  office_email: 'office@example.org',
  office_google_location: 'Thane',
  note: 'Call first.\nThen come.',
  confidence: 'high' as const,
  asOf: '2025-07-22',
};

const file = (change: object = {}) =>
  contactFile({
    office: { ...office, ...change },
    department: 'Social Justice and Special Assistance Department',
    uid: 'office-assistant-thane@example.org',
    page: 'https://example.org/office/assistant',
  });

/** Parses a vCard with a library and returns a function that reads the values of a property. */
function read(text: string) {
  const card = new ICAL.Component(ICAL.parse(text));
  return (name: string) => card.getAllProperties(name).map((one) => one.getFirstValue());
}

describe('the contact file of an office', () => {
  it('is read correctly by a vCard library', () => {
    const values = read(file());
    expect(values('version')).toEqual(['3.0']);
    expect(values('fn')).toEqual(['Office of the Assistant Commissioner, Thane']);
    expect(values('title')).toEqual(['Assistant Commissioner, Social Welfare']);
    expect(values('tel')).toEqual(['+912225341359']);
    expect(values('email')).toEqual(['office@example.org']);
    expect(values('adr')).toEqual([['', '', 'Kalwa, Thane (West) 400605', '', '', '', '']]);
    expect(values('note')).toEqual(['Call first.\nThen come.']);
    expect(values('url')).toEqual(['https://example.org/office/assistant']);
  });

  it('omits fields that are not published', () => {
    const values = read(file({ office_email: undefined, office_address: undefined, note: undefined }));
    for (const name of ['email', 'adr', 'note']) expect(values(name)).toEqual([]);
  });

  it('has no line longer than 75 octets, even in Marathi', () => {
    const text = file({ designation: 'सहायक आयुक्त, समाज कल्याण यांचे कार्यालय, ठाणे (पश्चिम)' });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(text)('fn')).toEqual(['सहायक आयुक्त, समाज कल्याण यांचे कार्यालय, ठाणे (पश्चिम)']);
  });
});
