import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#app/model/problems/problem.ts';
import { formatPlace } from '#app/model/problems/sentences.ts';
import type { ContentFile } from '../text/texts.ts';
import { boundsInSentences, findUnquotedFigures, writtenAmounts } from './amounts.ts';
import { contacts } from './contacts.ts';
import { resolutions } from './contradictions.ts';
import { fileNames, names } from './names.ts';

const both = (en: string) => ({ en, mr: 'मराठी' });
const file = (name: string, entry: unknown): ContentFile => ({ file: `content/${name}.yaml`, entry });
const formatProblems = (problems: Problem[]) =>
  problems.map(({ code, params, ...place }) => `${formatPlace(place)} ${code} ${Object.values(params).join(' | ')}`);

function scheme(changes: Record<string, unknown> = {}): ContentFile {
  return file('schemes/pension', {
    id: 'pension',
    title: both('Shravanbal Seva State Pension'),
    summary: both('People of 65 or older get ₹1,500 a month.'),
    eligibility: [
      { kind: 'age', text: both('You are 65 or older.'), min: 65 },
      { kind: 'income', text: both('Your family earns up to ₹21,000.'), maxRupees: 21000 },
    ],
    benefits: [
      { what: both('Pension'), rupees: 1500 },
      { what: both('Share'), percent: 5 },
    ],
    ...changes,
  });
}

describe('figures of a scheme', () => {
  it('are accepted if quoted, if equal to a field, or in an unconfirmed report', () => {
    const files = [
      scheme({ sections: [{ lines: [both('Example: of ₹1,500 you pay ₹75.'), both('{{pension}} a month.')] }] }),
      scheme({
        eligibility: [{ kind: 'age', text: both('You are below 65.'), max: 64 }],
        summary: both('For people below 65.'),
        reported: { text: both('A newspaper formatProblems ₹2,000.') },
      }),
      file('home', { latestUpdates: [{ text: both('{{schemes/pension.pension}} for people of 65 or older') }] }),
    ];
    expect(writtenAmounts(files)).toEqual([]);
    expect(boundsInSentences(files)).toEqual([]);
  });

  it('are accepted in an example if calculated from a quoted amount', () => {
    const example = (share: string) =>
      scheme({
        namedFigures: [{ figure: 'project', what: both('Project'), rupees: 8000 }],
        sections: [{ lines: [both(`Example: of {{project}} you pay ${share}.`)] }],
      });
    expect(writtenAmounts([example('₹400')])).toEqual([]);
    expect(formatProblems(writtenAmounts([example('₹500')])).join()).toContain('unheldAmount ₹500');
  });

  it.each([
    ['a summary', scheme({ summary: both('You get ₹1,600 a month.') }), '(summary) unheldAmount ₹1,600'],
    ['a section', scheme({ sections: [{ lines: [both('It pays ₹900.')] }] }), '(sections.0.lines.0) unheldAmount ₹900'],
    [
      'a benefit whose amount changed without its text',
      scheme({
        summary: both('{{pension}} a month'),
        benefits: [{ figure: 'pension', what: both('Pension of ₹1,500'), rupees: 1600 }],
      }),
      '(benefits.0.what) unheldAmount ₹1,500',
    ],
    [
      'a condition',
      scheme({ eligibility: [{ kind: 'income', text: both('You earn at most ₹500.'), maxRupees: 600 }] }),
      '(eligibility.0.text) unheldAmount ₹500',
    ],
    [
      'a wrong calculation of an example',
      scheme({ sections: [{ lines: [both('Example: of ₹1,500 you pay ₹85.')] }] }),
      '(sections.0.lines.0) unheldAmount ₹85',
    ],
    [
      'another entry',
      file('home', { eligibility: [], latestUpdates: [{ text: both('Now ₹2,000 a month') }] }),
      '(latestUpdates.0.text) unheldAmount ₹2,000',
    ],
    [
      'the data of a condition',
      scheme({ eligibility: [{ kind: 'age', text: both('You are 65 or older.'), min: 60 }] }),
      '(eligibility.0.min) conditionDiffers 60',
    ],
  ])('are rejected in %s', (_, entry, is) => {
    expect(formatProblems([...writtenAmounts([entry]), ...boundsInSentences([entry])]).join('\n')).toContain(is);
  });

  it('are rejected if their amount is not the value of a field', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999_999 }), (amount) => {
        const entry = scheme({ summary: both(`You get ₹${amount.toLocaleString('en-IN')}.`) });
        expect(writtenAmounts([entry])).toHaveLength(amount === 1500 || amount === 21000 ? 0 : 1);
      }),
    );
  });

  it('are listed if a sentence repeats them instead of quoting the field', () => {
    expect(findUnquotedFigures([scheme()]).map(formatPlace)).toEqual([
      'content/schemes/pension.yaml (summary)',
      'content/schemes/pension.yaml (eligibility.1.text)',
    ]);
    expect(findUnquotedFigures([scheme({ summary: both('{{pension}} a month'), eligibility: [] })])).toEqual([]);
  });

  it('are accepted as text in reports, which must not change with the entry', () => {
    const reported = { text: both('A newspaper reports ₹1,500.') };
    expect(findUnquotedFigures([scheme({ reported, summary: both('A pension.'), eligibility: [] })])).toEqual([]);
  });
});

describe('telephone numbers, e-mail addresses and postal addresses', () => {
  const office = (name: string, phone: string, address = 'Kachhi Bhavan, Shribag Road, Alibag 402201') => ({
    designation: both(name),
    office_phone_number: phone,
    office_address: both(address),
    office_google_location: 'x',
  });
  const thane = office('Office of the Assistant Commissioner, Thane', '022-25341359');
  const offices = (entry: Record<string, unknown>, name = 'offices/assistant') => file(name, { offices: entry });

  it('are accepted if repeated in several places', () => {
    const help = file('pages/help', { title: both('Help'), content: [both('Ask the office in Thane: 022-25341359.')] });
    expect(contacts([offices({ thane }), offices({ thane }, 'offices/social'), help])).toEqual([]);
  });

  it('are rejected if two offices have the same number', () => {
    const other = office('Office of the Commissioner, Pune', '022-25341359', 'Church Road, Camp, Pune 411001');
    const [found] = formatProblems(contacts([offices({ thane }), offices({ pune: other }, 'offices/regional')]));
    expect(found).toMatch(/^content\/offices\/regional\.yaml .*content\/offices\/assistant\.yaml/);
  });

  it('are rejected if one office has two numbers or PIN codes', () => {
    const moved = { ...thane, office_phone_number: '022-25341350' };
    expect(formatProblems(contacts([offices({ thane }), offices({ thane: moved }, 'offices/social')]))).toHaveLength(1);
    const wrongPin = office(
      'Office of the Collector, Raigad',
      '02141-222079',
      'Kachhi Bhavan, Shribag Road, Alibag 402209',
    );
    expect(formatProblems(contacts([offices({ thane, raigad: wrongPin })])).join()).toContain('pinDiffers 402209');
  });

  it('are rejected in a sentence if no office has them, or if the sentence does not name the office that has them', () => {
    const page = (text: string) => file('pages/help', { title: both('Help'), content: [both(text)] });
    expect(formatProblems(contacts([page('Call 022-11111111.')])).join()).toContain('contactOfNobody');
    const pune = office('Office of the Commissioner, Pune', '020-26122652', 'Church Road, Camp, Pune 411001');
    const found = formatProblems(contacts([offices({ thane, pune }), page('Ask in Pune: 022-25341359.')]));
    expect(found.join()).toContain('contactOfAnother 022-25341359 | Office of the Assistant Commissioner, Thane');
  });
});

describe('government resolutions and acts', () => {
  const code = '202504301601051222';
  const first = file('notices/a', { source: [`Government resolution of 30 April 2025, code ${code}`] });
  const act = (name: string, day: string) =>
    file(name, { title: both('Right to Information Act, 2005'), description: [both(`It is in force since ${day}.`)] });

  it('are accepted if every place states the same date', () => {
    const same = file('schemes/b', {
      governmentResolutions: [`${code}, 2025-04-30`, 'EBC-2003/115, 2003-06-11', '2010-02-01'],
    });
    expect(resolutions([first, same, act('acts/a', '12 October 2005'), act('pages/b', '12 October 2005')])).toEqual([]);
  });

  it('are rejected if two places state different dates, and the problem names both places', () => {
    const other = file('schemes/b', { governmentResolutions: [`${code}, 2025-05-01`] });
    expect(formatProblems(resolutions([first, other]))[0]).toMatch(
      /^content\/schemes\/b\.yaml .*content\/notices\/a\.yaml/,
    );
    const numbered = (name: string, day: string) => file(name, { governmentResolutions: [`EBC-2003/115, ${day}`] });
    expect(resolutions([numbered('schemes/c', '2003-06-11'), numbered('schemes/d', '2003-06-12')])).toHaveLength(1);
    expect(resolutions([act('acts/a', '12 October 2005'), act('pages/b', '13 October 2005')])).toHaveLength(1);
  });
});

describe('names', () => {
  const hostel = (name: string, full: string, mr = 'शासकीय वसतिगृह, ठाणे') =>
    file(`hostels/${name}`, { hostelFullname: { en: full, mr } });

  it('are accepted if they are unique and, for hostels, the same in all files', () => {
    const album = file('albums/a', { title: both('A visit to Government Hostel, Thane') });
    const leaders = ['one', 'two'].map((name) => file(`leaders/${name}`, { title: both('Social Justice') }));
    expect(names([hostel('thane', 'Government Hostel, Thane'), album, ...leaders])).toEqual([]);
  });

  it('are rejected if they are not unique or, for hostels, differ between files', () => {
    expect(names([hostel('a', 'Government Hostel, Thane'), hostel('b', 'Government Hostel, Thane')])).toHaveLength(2);
    const album = file('albums/a', { title: both('Government Girls Hostel, Thane') });
    expect(formatProblems(names([hostel('a', 'Government Hostel, Thane'), album])).join()).toContain(
      'noSuchHostel Government Girls Hostel, Thane',
    );
    const list = file('institutions/a', {
      institutions: [{ title: { en: 'Government Hostel, Thane', mr: 'ठाणे वसतिगृह' } }],
    });
    expect(formatProblems(names([hostel('a', 'Government Hostel, Thane'), list])).join()).toContain(
      'शासकीय वसतिगृह, ठाणे',
    );
  });
});

describe('an id', () => {
  it('is accepted if it equals the file name, except for capitals and spaces in albums', () => {
    const same = [
      file('schemes/pension', { id: 'pension' }),
      file('events/7', { id: 7 }),
      file('hostels/thane', { name: 'thane' }),
      file('albums/mahad-day', { id: 'Mahad day' }),
      file('albums/hostel-visit', { id: 'hostelVisit' }),
      file('home', { name: both('Home') }),
    ];
    expect(fileNames(same)).toEqual([]);
  });

  it('is rejected if it differs from the file name', () => {
    expect(
      formatProblems(fileNames([file('schemes/pension-2026', { id: 'pension' }), file('events/7', { id: 6 })])),
    ).toEqual([
      'content/schemes/pension-2026.yaml (id) idIsNotFileName pension | pension-2026',
      'content/events/7.yaml (id) idIsNotFileName 6 | 7',
    ]);
  });
});
