import { describe, expect, it } from 'vitest';
import type { ContentFile } from '../text/texts.ts';
import { officePages } from './office-pages.ts';

const both = (en: string) => ({ en, mr: 'मराठी' });
const file = (name: string, entry: unknown): ContentFile => ({ file: `content/${name}.yaml`, entry });

const DISTRICTS = ['mumbai-city', 'mumbai-suburban', 'thane', 'palghar', 'raigad', 'ratnagiri', 'sindhudurg'];
const offices = (change: (district: string) => object | undefined = () => ({})) =>
  file('offices/assistant', {
    id: 'assistant',
    offices: Object.fromEntries(
      DISTRICTS.flatMap((district) => {
        const office = change(district);
        return office ? [[district, { office_phone_number: '022-25341359', ...office }]] : [];
      }),
    ),
  });
const bodies = (body: object) => file('bodies', { bodies: { body: { level: 'district', ...body } } });
const districts = (ask: object[]) => file('districts', { ask });
const codes = (...files: ContentFile[]) => officePages(files).map(({ code }) => code);

describe('an office of a body', () => {
  it('is found if the group has one in every district, with a number', () => {
    expect(codes(bodies({ officeGroup: 'assistant' }), offices())).toEqual([]);
  });

  it('is not found if a district lacks one and nothing says how to find it', () => {
    const without = offices((district) => (district === 'palghar' ? undefined : {}));
    expect(codes(bodies({ officeGroup: 'assistant' }), without)).toEqual(['officeNotFound']);
    const ask = { helplines: ['helpdesk'] };
    expect(codes(bodies({ officeGroup: 'assistant', howToFind: both('Ask.'), ask }), without)).toEqual([]);
  });

  it('without a number needs somebody to call: of the office, the body or the district', () => {
    const silent = (extra: object = {}) =>
      offices((district) => (district === 'palghar' ? { office_phone_number: undefined, ...extra } : {}));
    const body = bodies({ officeGroup: 'assistant' });
    const ask = { offices: [{ group: 'assistant', location: 'thane' }] };
    expect(codes(body, silent())).toEqual(['nobodyToCall']);
    expect(codes(body, silent({ ask }))).toEqual([]);
    expect(codes(bodies({ officeGroup: 'assistant', ask }), silent())).toEqual([]);
    const elsewhere = { offices: [{ group: 'assistant', location: 'thane', district: 'thane' }] };
    expect(codes(bodies({ officeGroup: 'assistant', ask: elsewhere }), silent())).toEqual(['nobodyToCall']);
    expect(codes(body, silent(), districts([{ district: 'palghar', ...ask }]))).toEqual([]);
    expect(codes(body, silent(), districts([{ district: 'thane', ...ask }]))).toEqual(['nobodyToCall']);
  });

  it('cannot be asked at an office that has no number itself', () => {
    const ask = { offices: [{ group: 'assistant' }] };
    const palghar = offices((district) => (district === 'palghar' ? { office_phone_number: undefined } : {}));
    expect(codes(bodies({ level: 'place', howToFind: both('Ask.'), ask }), palghar)).toEqual(['nobodyToCall']);
  });
});

describe('a link of an entry', () => {
  const ask = { helplines: ['helpdesk'] };
  const taluka = bodies({ level: 'taluka', talukaOffice: {}, howToFind: both('Ask.'), ask });
  const entry = (path: string) => file('schemes/a', { apply: { bodies: ['body'] }, lines: [both(`Go to ${path}.`)] });

  it.each(['/office', '/office/assistant', '/commissionerate', '/district'])(
    'leads to no page of offices that lacks the office of its body: %s',
    (path) => expect(codes(taluka, entry(path))).toEqual(['pageWithoutOffice']),
  );

  it('leads to the page of a district, which lists its talukas, and to the group of its body', () => {
    expect(codes(taluka, entry('/district/thane'))).toEqual([]);
    const district = bodies({ officeGroup: 'assistant' });
    expect(codes(district, offices(), entry('/office/assistant'))).toEqual([]);
    expect(codes(district, offices(), entry('/office/social'))).toEqual(['pageWithoutOffice']);
  });
});
