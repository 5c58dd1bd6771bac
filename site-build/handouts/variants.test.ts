import { describe, expect, it } from 'vitest';
import type { Handout } from '#app/handouts/handout.server.ts';
import { keepTogether, listVariants } from './variants.ts';

const list = (heading: string, items: string[]) => ({ heading, items });

const handout: Handout = {
  kind: 'scheme',
  id: 'made-up',
  language: 'en',
  path: '/scheme/made-up',
  title: 'Made-up help',
  name: 'Made-up help',
  officialName: 'Made-up Scheme (of a made-up corporation)',
  who: list('Who', ['People from 60', 'family below a line', 'All conditions are on the site.']),
  papers: list('Papers', [
    ...['Card', 'Proof of age', 'Photo', 'Letter', 'Form', 'Extract of a long list of families', 'Bill'],
  ]),
  where: list('Where', ['First office (of your district)', 'Second office', 'Third office']),
  bodies: [],
  asOf: 'As of 22 July 2025',
  cautions: [],
};

describe('the variants of a handout', () => {
  const { order, who, papers, where, officialName } = listVariants(handout, 'tall');

  it('begin with everything', () => {
    expect(order[0]).toEqual([0, 0, 0, 0]);
    expect([officialName[0], who[0], where[0]]).toEqual([handout.officialName, handout.who.items, handout.where.items]);
  });

  it('put short papers on one line, so that five lines hold more', () => {
    expect(papers[0]?.length).toBe(5);
    expect(papers[0]?.join(', ').split(', ').sort()).toEqual([...handout.papers.items].sort());
  });

  it('count what a shorter list leaves out', () => {
    for (const variant of papers) {
      const rest = Number(/^and (\d) more on the site$/.exec(variant.at(-1) ?? '')?.[1] ?? 0);
      const lines = rest > 0 ? variant.slice(0, -1) : variant;
      expect(lines.join(', ').split(', ').length + rest).toBe(handout.papers.items.length);
    }
    expect(where.at(-1)).toEqual(['First office', 'and 2 more on the site']);
  });

  it('omit a condition only if the picture says where all of them are', () => {
    for (const variant of who)
      if (!variant.includes('family below a line')) expect(variant.at(-1)).toBe('All conditions are on the site.');
  });
});

describe('keepTogether', () => {
  it('keeps numbers with the word after them', () => {
    expect(keepTogether('up to ₹2 lakh on 31 December')).toBe('up to ₹2\u00a0lakh on 31\u00a0December');
    expect(keepTogether('₹२ लाखांपर्यंत')).toBe('₹२\u00a0लाखांपर्यंत');
  });

  it('keeps compound words and classes together', () => {
    expect(keepTogether('neo-Buddhist, class 10')).toBe('neo-\u2060Buddhist, class\u00a010');
  });
});
