import { describe, expect, it } from 'vitest';
import { categoryGaps, districtGaps, officeGaps } from './gaps.ts';

const category = 'Hostels';
const known = { address: 'Main road', phone: '022-1234567' };

describe('what is missing of an office', () => {
  it('is nothing if its address, telephone number and e-mail are known', () => {
    expect(officeGaps([{ post: 'Officer', ...known, email: 'a@example.org' }])).toEqual([]);
  });

  it('are the facts that it lacks, under its post', () => {
    expect(officeGaps([{ post: 'Officer', phone: known.phone }])).toEqual([
      { kind: 'office', office: 'Officer', facts: ['address', 'email'] },
    ]);
  });
});

describe('what is missing in a category', () => {
  it('is nothing if every institution is named, with its address and telephone number', () => {
    expect(categoryGaps({ category, entries: [known], unnamed: 0 })).toEqual([]);
  });

  it('are the names of the institutions that are counted but not named', () => {
    expect(categoryGaps({ category, entries: [known], unnamed: 2 })).toEqual([
      { kind: 'counted', category, facts: [{ fact: 'names', number: 2 }] },
    ]);
  });

  it('are only the names, if none is named', () => {
    expect(categoryGaps({ category, entries: [], unnamed: 1 })).toEqual([
      { kind: 'counted', category, facts: [{ fact: 'names', number: 1 }] },
    ]);
  });

  it('are, in one line, the telephone numbers and addresses of the entries that lack them', () => {
    expect(categoryGaps({ category, entries: [{ address: 'Road' }, { phone: '1' }, {}] })).toEqual([
      {
        kind: 'counted',
        category,
        facts: [
          { fact: 'phones', number: 2 },
          { fact: 'addresses', number: 2 },
        ],
      },
    ]);
  });

  it('is every entry, if none is known', () => {
    expect(categoryGaps({ category, entries: [] })).toEqual([{ kind: 'entries', category }]);
  });

  it('is the list that the department has not published, even if some entries are known', () => {
    expect(categoryGaps({ category, entries: [], isUnpublished: true })).toEqual([{ kind: 'list', category }]);
    expect(categoryGaps({ category, entries: [known], isUnpublished: true })).toEqual([{ kind: 'list', category }]);
  });
});

it('the offices come before the categories', () => {
  expect(districtGaps([{ post: 'Officer' }], [{ category, entries: [] }]).map(({ kind }) => kind)).toEqual([
    'office',
    'entries',
  ]);
});
