import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuestionRelevant, mayAsk } from '#app/eligibility/answers.ts';
import { QUESTION_IDS, type QuestionId } from '#app/eligibility/questions.ts';
import { anAnswer, someAnswers } from '#tests/fixtures/eligibility/answers.ts';
import { parseStep, type Step, setAnswer } from './useVisit.ts';

const createStep = (fields: Partial<Step> = {}): Step => ({
  run: 1_795_000_000_000,
  depth: 2,
  turn: 2,
  at: 'community',
  goal: 'review',
  answers: { situation: { chosen: ['single'] }, age: { from: 45, to: 45 } },
  ...fields,
});

describe('a step of the finder in the history of the tab', () => {
  it('is restored unchanged from JSON, for any answers', () => {
    fc.assert(
      fc.property(someAnswers, fc.constantFrom<Step['at']>('review', 'results', ...QUESTION_IDS), (answers, at) => {
        const step = createStep({ answers, at });
        expect(parseStep(JSON.parse(JSON.stringify(step)))).toEqual(step);
      }),
    );
  });

  it.each([
    { what: 'nothing', state: null },
    { what: 'a word', state: 'results' },
    { what: 'the state of another screen', state: { list: '?category=awards', steps: 1 } },
    { what: 'no answers', state: { ...createStep(), answers: undefined } },
    { what: 'a list of answers', state: { ...createStep(), answers: [] } },
    { what: 'an unknown page', state: { ...createStep(), at: 'horoscope' } },
    { what: 'an unknown goal', state: { ...createStep(), goal: 'start' } },
    { what: 'a fractional depth', state: { ...createStep(), depth: 0.5 } },
    { what: 'a negative depth', state: { ...createStep(), depth: -1 } },
    { what: 'an unknown question', state: { ...createStep(), answers: { shoeSize: { from: 42, to: 42 } } } },
    { what: 'an unknown option', state: { ...createStep(), answers: { community: { chosen: ['<junk>'] } } } },
    { what: 'two answers to a choice of one', state: { ...createStep(), answers: { bpl: { chosen: ['yes', 'no'] } } } },
    { what: 'no answer to a choice of one', state: { ...createStep(), answers: { bpl: { chosen: [] } } } },
    { what: 'an age of 121', state: { ...createStep(), answers: { age: { from: 121, to: 121 } } } },
    {
      what: 'a bracket that ends before it begins',
      state: { ...createStep(), answers: { age: { from: 40, to: 18 } } },
    },
    { what: 'a number in place of a choice', state: { ...createStep(), answers: { bpl: { from: 1, to: 1 } } } },
    { what: 'a skip that is not `true`', state: { ...createStep(), answers: { age: { skipped: 'yes' } } } },
  ])('is rejected when it holds $what', ({ state }) => {
    expect(parseStep(state)).toBeUndefined();
  });

  it('is undefined and causes no error for any other state', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        expect(parseStep(state)).toBeUndefined();
      }),
    );
  });
});

describe('setAnswer', () => {
  it('keeps exactly the answers whose questions are still relevant', () => {
    fc.assert(
      fc.property(
        someAnswers,
        fc.constantFrom<QuestionId>(...QUESTION_IDS).chain((id) => fc.tuple(fc.constant(id), anAnswer(id))),
        (answers, [id, answer]) => {
          const all = { ...answers, [id]: answer };
          const relevant = QUESTION_IDS.filter(
            (key) =>
              all[key] &&
              (key === 'situation' || key === 'helping' || (isQuestionRelevant(key, all) && mayAsk(key, all))),
          );
          const result = setAnswer(answers, id, answer);
          expect(Object.keys(result).sort()).toEqual(relevant.toSorted());
          for (const key of relevant) expect(result[key]).toEqual(all[key]);
        },
      ),
    );
  });

  it('drops the study level but keeps the age when the visitor is no longer a student', () => {
    const answers = {
      situation: { chosen: ['student'] },
      age: { from: 20, to: 20 },
      study: { chosen: ['degree'] },
    };
    expect(setAnswer(answers, 'situation', { chosen: ['single'] })).toEqual({
      situation: { chosen: ['single'] },
      age: { from: 20, to: 20 },
    });
  });

  it('drops the age at a death when the visitor unticks that the earner died', () => {
    const earnerAge = { from: 40, to: 40 };
    const died = setAnswer({}, 'hardship', { chosen: ['earner-died'] });
    expect(setAnswer(died, 'earnerAge', earnerAge)).toEqual({ ...died, earnerAge });
    const unticked = { hardship: { chosen: [] } };
    expect(setAnswer({ ...died, earnerAge }, 'hardship', unticked.hardship)).toEqual(unticked);
  });
});
