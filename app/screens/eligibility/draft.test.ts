import { describe, expect, it } from 'vitest';
import { getQuestion } from '#app/eligibility/questions.ts';
import { draftOf, given } from './draft.ts';

const age = getQuestion('age');
const groups = [{ from: 0, to: 17 }, { from: 18, to: 79 }, { from: 80 }];

describe('the form of a question', () => {
  it.each([
    { question: 'age', answer: { from: 45, to: 45 } },
    { question: 'age', answer: { from: 80 } },
    { question: 'hardship', answer: { chosen: [] } },
    { question: 'hardship', answer: { chosen: ['earner-died'] } },
    { question: 'bpl', answer: { chosen: ['no'] } },
  ] as const)('gives the answer to $question that it was opened with: $answer', ({ question, answer }) => {
    const draft = draftOf(answer as never, groups, String);
    expect(given(draft, getQuestion(question), groups)).toEqual(answer);
  });

  it('is empty after a skipped question, and after a group that the other answers have changed', () => {
    expect(draftOf({ skipped: true }, groups, String)).toEqual({ text: '', chosen: [] });
    expect(draftOf({ from: 18, to: 39 }, groups, String)).toEqual({ text: '', chosen: [] });
  });

  it('gives no answer while it is empty or holds no number', () => {
    expect(given({ text: '', chosen: [] }, age, groups)).toBeUndefined();
    expect(given({ text: 'forty', chosen: [] }, age, groups)).toBeUndefined();
    expect(given({ text: '', chosen: [] }, getQuestion('bpl'), [])).toBeUndefined();
    expect(given({ text: '', chosen: [] }, getQuestion('hardship'), [])).toBeUndefined();
  });
});
