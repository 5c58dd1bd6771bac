import { describe, expect, it } from 'vitest';
import { words } from '#app/i18n/words.server.ts';
import type { DistrictOfList, InstitutionList as List } from '#app/model/institutions/lists.server.ts';
import { renderPart } from '#tests/fixtures/renderPart.tsx';
import { InstitutionList } from './InstitutionLists.tsx';
import { ListCount } from './ListCount.tsx';

function createList(change: Partial<List> = {}): List {
  return {
    id: 'residential-schools',
    category: 'Residential Schools',
    description: 'Schools with free lodging.',
    asOf: '2025-07-22',
    reviewed: undefined,
    reviewDue: undefined,
    confidence: 'high',
    sample: undefined,
    schoolYear: undefined,
    accessible: { href: '/pdfs/a.pdf', bytes: 41_000 },
    portal: undefined,
    reports: [],
    schemePath: '/scheme/any',
    districts: [],
    ...change,
  };
}

const CONFIRMED = { confidence: 'high', sample: undefined, nameUntil: undefined } as const;

const office: NonNullable<DistrictOfList['ask']> = {
  designation: 'The office of Thane',
  phone: '022-25341359',
  email: undefined,
  note: undefined,
  callInstead: [],
  confidence: 'high',
};

function createDistrict(change: Partial<DistrictOfList> = {}): DistrictOfList {
  return {
    id: 'thane',
    name: 'Thane',
    institutions: [],
    hostels: [],
    document: undefined,
    inDistrict: undefined,
    ask: office,
    ...change,
  };
}

function renderList(list: List): string {
  return renderPart(<InstitutionList list={list} chosen />);
}

describe('InstitutionList', () => {
  it('shows the empty state when there are no districts', () => {
    const page = renderList(createList());
    expect(page).toContain('No Data Found..!');
    expect(page).not.toContain('<table');
  });

  it('links to the accessible version and shows its size', () => {
    expect(renderList(createList())).toContain('Accessible version (PDF, 41 KB)');
  });

  it('names the office to call for a district without published names', () => {
    const page = renderList(createList({ districts: [createDistrict()] }));
    expect(page).toContain('No names are published for this district yet.');
    expect(page).toContain('No list');
    expect(page).toContain('href="tel:+912225341359"');
  });

  it('shows e-mail and note of an office without a telephone number', () => {
    const ask = { ...office, phone: undefined, email: 'office@example.org', note: 'Or call the region.' };
    const page = renderList(createList({ districts: [createDistrict({ ask })] }));
    expect(page).toContain('Ask: <b>The office of Thane</b>');
    expect(page).toContain('mailto:office@example.org');
    expect(page).toContain('Or call the region.');
  });

  it('names the office to call for an institution without a telephone number', () => {
    const school = {
      id: 'school',
      title: 'A school',
      place: 'Kalwa',
      ngo: undefined,
      note: undefined,
      website: 'https://school.example.org',
      confidence: 'high' as const,
      sample: undefined,
      nameUntil: undefined,
      path: undefined,
    };
    const page = renderList(createList({ districts: [createDistrict({ institutions: [school] })] }));
    expect(page).toContain('The telephone number is not published yet.');
    expect(page).toContain('Ask: <b>The office of Thane</b>');
    expect(page).toContain('>school.example.org<');
  });
});

/** Renders the counts of all districts, and of each, by its id. */
function countsOf(...districts: DistrictOfList[]): Record<string, string> {
  const list = createList({ category: 'A list', districts });
  const [all = '', ...others] = renderPart(<ListCount lists={[list]} initial={list.id} />).split('data-part-only="');
  return { all, ...Object.fromEntries(others.map((part) => [part.slice(0, part.indexOf('"')), part])) };
}

describe('the list of government hostels', () => {
  const hostel = {
    name: 'made-up-hostel',
    label: 'A hostel',
    place: undefined,
    students: 'girls',
    closed: false,
    ...CONFIRMED,
  } as const;
  const t = words('en', 'institutions');
  const renderHostels = (hostels: DistrictOfList['hostels'], inDistrict: number) =>
    renderList(createList({ schoolYear: 'a year', districts: [createDistrict({ hostels, inDistrict })] }));

  it('links the page of each hostel', () => {
    expect(renderHostels([hostel], 1)).toContain(
      'href="/hostels/governmenthostels/hostelpdf?hostel=made-up-hostel#made-up-hostel"',
    );
  });

  it.each([
    { inDistrict: 8, isShown: true },
    { inDistrict: 1, isShown: false },
  ])(
    'names the office to call if not all of $inDistrict hostels of a district are named',
    ({ inDistrict, isShown }) => {
      const page = renderHostels([hostel], inDistrict);
      expect(page.includes(t('namedHere', { count: 1, named: 1 }))).toBe(isShown);
      expect(page.includes('href="tel:+912225341359"')).toBe(isShown);
    },
  );

  it('shows how many hostels a district without named hostels has', () => {
    const thane = createDistrict({ hostels: [hostel], inDistrict: 1 });
    const palghar = createDistrict({ id: 'palghar', name: 'Palghar', inDistrict: 1 });
    const page = renderList(createList({ schoolYear: 'a year', districts: [thane, palghar] }));
    expect(page).not.toContain(t('namedOf', { named: 0, all: 1 }));
    expect(page).toContain('Palghar district has 1 government hostel (a year).');
    expect(page).toContain(t('noneNamed', { count: 1 }));
    expect(page).not.toMatch(/data-part-only="palghar"[^>]*data-chosen/);
  });

  it('names no office for a district with named hostels whose number of hostels is unknown', () => {
    const page = renderList(createList({ districts: [createDistrict({ hostels: [hostel] })] }));
    expect(page).toMatch(/<h3[^>]*>Thane\s*<\/h3>/);
    expect(page).not.toContain(t('noNames'));
    expect(page).not.toContain('href="tel:');
  });

  const unknownKind = { ...hostel, name: 'another-hostel', students: undefined };

  it.each([
    {
      what: 'some hostels are not named',
      thane: { hostels: [hostel], inDistrict: 2 },
      says: {
        all: t('count.ofDistrict', { place: 'Thane', named: 1, all: 2 }),
        girls: t('count.named', { place: 'Thane', students: 'Girls', count: 1, number: 1 }),
        boys: t('count.noneNamed', { place: 'Thane', students: 'Boys' }),
      },
    },
    {
      what: 'it is unknown for whom a hostel is',
      thane: { hostels: [hostel, unknownKind], inDistrict: 2 },
      says: {
        all: t('count.ofDistrict', { place: 'Thane', named: 2, all: 2 }),
        girls: t('count.named', { place: 'Thane', students: 'Girls', count: 1, number: 1 }),
        boys: t('count.noneNamed', { place: 'Thane', students: 'Boys' }),
      },
    },
    {
      what: 'all hostels are named and none is for boys',
      thane: { hostels: [hostel], inDistrict: 1 },
      says: {
        all: t('count.ofDistrict', { place: 'Thane', named: 1, all: 1 }),
        girls: t('count.hostels', { place: 'Thane', students: 'Girls', count: 1, number: 1 }),
        boys: t('count.hostels', { place: 'Thane', students: 'Boys', count: 0, number: 0 }),
      },
    },
    {
      what: 'no hostel is named',
      thane: { inDistrict: 2 },
      says: {
        all: t('count.none', { place: 'Thane', count: 2, all: 2 }),
        girls: t('count.noneNamed', { place: 'Thane', students: 'Girls' }),
        boys: t('count.noneNamed', { place: 'Thane', students: 'Boys' }),
      },
    },
    {
      what: 'the number of hostels is unknown',
      thane: { hostels: [hostel] },
      says: {
        all: t('count.names', { category: 'A list', place: 'Thane', count: 1, number: 1 }),
        girls: t('count.named', { place: 'Thane', students: 'Girls', count: 1, number: 1 }),
        boys: t('count.noneNamed', { place: 'Thane', students: 'Boys' }),
      },
    },
  ])('counts for all, for girls and for boys, if $what', ({ thane, says }) => {
    const spans = countsOf(createDistrict(thane)).thane;
    for (const [students, sentence] of Object.entries(says))
      expect(spans).toContain(`<span data-students="${students}">${sentence}</span>`);
  });

  it('counts names of a district without them, and districts with names, if a number is unknown', () => {
    const palghar = createDistrict({ id: 'palghar', name: 'Palghar' });
    const page = countsOf(createDistrict({ hostels: [hostel], inDistrict: 1 }), palghar);
    expect(page.palghar).toContain(t('count.noneNamed', { place: 'Palghar', students: 'A list' }));
    expect(page.all).toContain(t('count.districts', { category: 'A list', count: 1, known: 1, all: 2 }));
  });

  it('says that it is unknown for whom a hostel is, and whom to call', () => {
    const page = renderHostels([{ ...hostel, students: undefined }], 1);
    expect(page).toContain(t('boysOrGirlsUnknown'));
    expect(page).toContain(t('unknownHere', { count: 1, number: 1 }));
    expect(page).toContain('href="tel:+912225341359"');
  });
});
