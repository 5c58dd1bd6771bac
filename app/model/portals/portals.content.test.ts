import { describe, expect, it } from 'vitest';
import { namedPortals, portalById, portals, portalTrouble, troubleAt } from './data.server.ts';
import { portalSchema } from './schema.server.ts';

const aPortal = {
  id: 'scholarships',
  title: { en: 'Scholarship portal', mr: 'शिष्यवृत्ती पोर्टल' },
  shortName: { en: 'Scholarships', mr: 'शिष्यवृत्ती' },
  purpose: { en: 'Apply for a scholarship', mr: 'शिष्यवृत्तीसाठी अर्ज' },
  url: 'https://portal.example.org',
  source: ['The portal itself'],
  confidence: 'high',
  asOf: '2026-01-05',
};
const note = { en: 'The office takes applications on paper.', mr: 'कार्यालय कागदी अर्ज स्वीकारते.' };

describe('the state of a portal', () => {
  it('is optional, and may have a date and a bilingual note', () => {
    expect(portalSchema.safeParse(aPortal).success).toBe(true);
    const state = { is: 'down', since: '2026-03-03', note };
    expect(portalSchema.parse({ ...aPortal, state }).state).toEqual(state);
  });

  it.each([
    { flaw: 'an unknown value of "is"', state: { is: 'slow', since: '2026-03-03' } },
    { flaw: 'no date', state: { is: 'down' } },
    { flaw: 'a note in one language', state: { is: 'moved', since: '2026-03-03', note: { en: note.en } } },
  ])('is rejected with $flaw', ({ state }) => {
    expect(portalSchema.safeParse({ ...aPortal, state }).success).toBe(false);
  });
});

describe('a portal whose address is not known', () => {
  const { url, ...named } = aPortal;
  const since = '2026-03-03';

  it('is accepted with the state `unknown` and a note on where to go instead', () => {
    expect(portalSchema.safeParse({ ...named, state: { is: 'unknown', since, note } }).success).toBe(true);
  });

  it.each([
    { flaw: 'it has no state', entry: named },
    { flaw: 'it has another state', entry: { ...named, state: { is: 'down', since, note } } },
    { flaw: 'it has an address', entry: { ...named, url, state: { is: 'unknown', since, note } } },
    { flaw: 'it has no note on where to go', entry: { ...named, state: { is: 'unknown', since } } },
  ])('is rejected when $flaw', ({ entry }) => {
    expect(portalSchema.safeParse(entry).success).toBe(false);
  });
});

describe('the trouble with a portal', () => {
  it.each([undefined, { is: 'ok' as const, since: '2026-03-03' }])('is undefined when its state is %j', (state) => {
    expect(portalTrouble({ state }, 'en')).toBeUndefined();
  });

  it.each(['moved', 'down'] as const)('is returned in the language of the page when the state is %s', (is) => {
    const state = { is, since: '2026-03-03', note };
    expect(portalTrouble({ state }, 'mr')).toEqual({ is, since: '2026-03-03', note: note.mr });
  });

  it('applies to every address on the host of the portal, and to no other host', () => {
    const down = [{ url: aPortal.url, state: { is: 'down' as const, since: '2026-03-03' } }];
    expect(troubleAt('https://portal.example.org/apply?step=1', 'en', down)?.is).toBe('down');
    expect(troubleAt('https://example.org', 'en', down)).toBeUndefined();
  });
});

it('portalById throws for a portal without an address', () => {
  for (const unknown of namedPortals.filter((portal) => portal.url === undefined)) {
    expect(portals).not.toContain(unknown);
    expect(() => portalById(unknown.id, 'content/a.yaml')).toThrow('has no address');
  }
});
