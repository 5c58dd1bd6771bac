import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HelplineAudience } from '#app/model/helplines/schema.server.ts';
import type { Answers } from './answers.ts';
import { type FinderElsewhere, findElsewhere, findHelplines } from './elsewhere.ts';

const entry = (id: string, ...fits: Parameters<typeof findElsewhere>[0][number]['fits'][number][]) => ({ id, fits });
const idsFor = (entries: ReturnType<typeof entry>[], answers: Answers) =>
  findElsewhere(entries, answers).map(({ id }) => id);

describe('an entry of another department', () => {
  const tribal = entry('tribal', { answers: { community: ['ST'] } });
  const girls = entry('girls', { age: { to: 17 }, answers: { gender: ['woman'] } });
  const widows = entry('widows', { answers: { gender: ['woman'] } });

  it('is listed for the community that it serves, and for nobody else', () => {
    expect(idsFor([tribal], { community: { chosen: ['ST'] } })).toEqual(['tribal']);
    expect(idsFor([tribal], { community: { chosen: ['OBC'] } })).toEqual([]);
    expect(idsFor([tribal], { community: { skipped: true } })).toEqual([]);
  });

  it('is listed after the others if a part of what it asks for was not answered', () => {
    const answers: Answers = { age: { from: 0, to: 17 }, community: { chosen: ['ST'] } };
    expect(idsFor([girls, tribal], answers)).toEqual(['tribal', 'girls']);
    expect(idsFor([girls, tribal], { ...answers, gender: { chosen: ['man'] } })).toEqual(['tribal']);
  });

  it('is listed if one of several groups of people fits', () => {
    const both = entry('both', { answers: { community: ['OBC'] } }, { age: { from: 65 } });
    expect(idsFor([both], { community: { chosen: ['SC'] }, age: { from: 70, to: 79 } })).toEqual(['both']);
  });

  it('takes a widow or single woman for a woman', () => {
    expect(idsFor([widows], { situation: { chosen: ['single'] } })).toEqual(['widows']);
  });

  it('is never listed for an organisation', () => {
    expect(idsFor([tribal], { situation: { chosen: ['organisation'] }, community: { chosen: ['ST'] } })).toEqual([]);
  });

  it('does not disappear when an open question is answered with one of its options', () => {
    const parts = fc.record({ community: fc.constantFrom('ST', 'OBC'), from: fc.integer({ min: 0, max: 80 }) });
    fc.assert(
      fc.property(parts, ({ community, from }) => {
        const one = entry('one', { answers: { community: [community] }, age: { from } });
        const partly: Answers = { community: { chosen: [community] } };
        expect(idsFor([one], partly)).toEqual(['one']);
        expect(idsFor([one], { ...partly, age: { from, to: from } })).toEqual(['one']);
      }),
    );
  });
});

describe('the helplines of a result', () => {
  const general = [
    { number: '14567', title: 'Seniors', audience: 'senior' as const },
    { number: '1800', title: 'Everybody' },
  ];
  const child = {
    id: 'child',
    title: 'Child',
    owner: 'A',
    fits: [],
    helplines: [{ number: '1098', title: 'Children' }],
  };
  const numbersFor = (answers: Answers, entries: FinderElsewhere[] = [child]) =>
    findHelplines(general, entries, answers).map(({ number }) => number);

  it('never offer the line for seniors to anybody younger, or whose age is not known', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 59 }), (age) => {
        expect(numbersFor({ age: { from: age, to: age } })).toEqual(['1098', '1800']);
      }),
    );
    expect(numbersFor({})).toEqual(['1098', '1800']);
  });

  it('begin with the line for seniors for whoever is one', () => {
    expect(numbersFor({ age: { from: 66, to: 66 } }, [])).toEqual(['14567', '1800']);
    expect(numbersFor({ situation: { chosen: ['senior'] } }, [])).toEqual(['14567', '1800']);
  });

  it.each<[HelplineAudience, Answers, Answers]>([
    ['child', { age: { from: 17, to: 17 } }, { age: { from: 18, to: 18 } }],
    ['woman', { gender: { chosen: ['woman'] } }, { gender: { chosen: ['man'] } }],
    ['woman', { situation: { chosen: ['single'] } }, { situation: { chosen: [] } }],
    ['disabled', { situation: { chosen: ['disability'] } }, { situation: { chosen: ['student'] } }],
    ['senior', { age: { from: 60, to: 64 } }, { age: { from: 40, to: 64 } }],
  ])('offer a line for one group (%s) to nobody else, and not to whoever did not say', (audience, own, other) => {
    const entries = [{ ...child, helplines: [{ number: '1', title: 'One group', audience }] }];
    const isOffered = (answers: Answers) => numbersFor(answers, entries).includes('1');
    expect([own, other, {}].map(isOffered)).toEqual([true, false, false]);
  });

  it('begin with the line for children if a child was asked for', () => {
    const women = { ...child, helplines: [{ number: '181', title: 'Women', audience: 'woman' as const }] };
    const children = { ...child, helplines: [{ number: '1098', title: 'Children', audience: 'child' as const }] };
    const girl: Answers = { age: { from: 10, to: 10 }, gender: { chosen: ['woman'] } };
    expect(numbersFor(girl, [women, children])).toEqual(['1098', '181', '1800']);
  });

  it('name each number once', () => {
    expect(numbersFor({}, [child, child])).toEqual(['1098', '1800']);
  });
});
