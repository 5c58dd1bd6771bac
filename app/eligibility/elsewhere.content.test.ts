import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elsewhere } from '#app/model/elsewhere/data.server.ts';
import { helplines } from '#app/model/helplines/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { finderCatalogue, finderElsewhere } from '#site-build/files/finder-data.ts';
import { type Answer, type Answers, isAnswerTo } from './answers.ts';
import { assess } from './assess.ts';
import { findElsewhere, findHelplines } from './elsewhere.ts';
import { isQuestion, QUESTIONS } from './questions.ts';

const entries = finderElsewhere('en');
const chosen = (...options: string[]): Answer => ({ chosen: options });

/** The department itself serves these communities. */
const OWN_COMMUNITIES = ['SC', 'matang', 'charmakar', 'NB'];
const otherCommunities = QUESTIONS.community.options.filter((option) => !OWN_COMMUNITIES.includes(option));

describe('what other departments give', () => {
  it('fits only by answers that a visitor can choose', () => {
    const wrong = elsewhere.flatMap(({ id, fits = [] }) =>
      fits.flatMap(({ answers = {} }) =>
        Object.entries(answers).flatMap(([question, options]) =>
          options
            .filter((option) => !isQuestion(question) || !isAnswerTo(question, chosen(option)))
            .map((option) => `${id}: ${question} ${option}`),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('names somebody for every community that this department does not serve, at every age and in every situation', () => {
    const persons = fc.record({
      community: fc.constantFrom(...otherCommunities).map((option) => chosen(option)),
      age: fc.integer({ min: 0, max: 120 }).map((age): Answer => ({ from: age, to: age })),
      situation: fc
        .subarray(QUESTIONS.situation.options.filter((option) => option !== 'organisation'))
        .map((options) => chosen(...options)),
      gender: fc.constantFrom(...QUESTIONS.gender.options).map((option) => chosen(option)),
    });
    fc.assert(
      fc.property(persons, (answers) => {
        expect(findElsewhere(entries, answers)).not.toEqual([]);
      }),
    );
  });

  it('names somebody for the destitute, the ill, the disabled, orphans and children of every community and age', () => {
    const inNeed: Answers[] = [
      ...['nobody-to-support', 'serious-illness', 'orphan', 'earner-died', 'atrocity-victim', 'untouchability'].map(
        (option): Answers => ({ hardship: chosen(option) }),
      ),
      { situation: chosen('disability') },
      { situation: chosen('single') },
      { situation: chosen('farm-labourer') },
      { bpl: chosen('yes') },
      { age: { from: 0, to: 17 } },
      { age: { from: 65, to: 79 } },
    ];
    const communities = QUESTIONS.community.options.map((option) => chosen(option));
    const without = inNeed.flatMap((answers) =>
      communities
        .map((community) => ({ ...answers, community }))
        .filter((person) => findElsewhere(entries, person).length === 0),
    );
    expect(without).toEqual([]);
  });

  it('gives everybody who is attacked, insulted or abandoned a number to call that is meant for them', () => {
    const harmed = ['atrocity-victim', 'untouchability', 'sewer-accident', 'children-do-not-support'];
    const communities = QUESTIONS.community.options.map((option) => chosen(option));
    const without = harmed.flatMap((option) =>
      communities
        .map((community): Answers => ({ hardship: chosen(option), community }))
        .filter((person) => findHelplines([], findElsewhere(entries, person), person).length === 0),
    );
    expect(without).toEqual([]);
  });

  it('offers a man of working age no line for children, women, seniors or disabled people', () => {
    const anyone = fc.record(
      {
        age: fc.integer({ min: 18, max: 59 }).map((age): Answer => ({ from: age, to: age })),
        gender: fc.constant(chosen('man')),
        community: fc.constantFrom(...QUESTIONS.community.options).map((option) => chosen(option)),
        hardship: fc.subarray([...QUESTIONS.hardship.options]).map((options) => chosen(...options)),
      },
      { requiredKeys: ['age', 'gender'] },
    );
    fc.assert(
      fc.property(anyone, (person) => {
        const offered = findHelplines([], findElsewhere(entries, person), person);
        expect(offered.filter(({ audience }) => audience !== undefined)).toEqual([]);
      }),
    );
  });

  it('gives whoever may get the scheme of an urgent situation one of the numbers that its page begins with', () => {
    const urgent = situations.filter(({ call, answers }) => call && answers.hardship && !answers.situation);
    expect(urgent.length).toBeGreaterThan(0);
    for (const { call = [], answers: given, schemes: ids } of urgent)
      for (const community of QUESTIONS.community.options.map((option) => chosen(option))) {
        const answers = Object.entries(given).map(([question, options]) => [question, { chosen: options }]);
        const person: Answers = { ...Object.fromEntries(answers), situation: chosen(), community };
        const [first] = finderCatalogue('en').filter(({ id }) => id === ids[0]);
        if (!first || assess(first, person, '2026-11-22').verdict === 'notNow') continue;
        const numbers = findHelplines([], findElsewhere(entries, person), person).map(({ number }) => number);
        expect(numbers.filter((number) => call.some((id) => helplines[id]?.number === number))).not.toEqual([]);
      }
  });
});
