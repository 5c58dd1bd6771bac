import { describe, expect, it } from 'vitest';
import { getQuestion } from '#app/eligibility/questions.ts';
import { createDraft, parseDraft } from './draft.ts';

const age = getQuestion('age');
const brackets = [{ from: 0, to: 17 }, { from: 18, to: 79 }, { from: 80 }];

describe('the draft of an answer', () => {
  it.each([
    { question: 'age', answer: { from: 45, to: 45 } },
    { question: 'age', answer: { from: 80 } },
    { question: 'hardship', answer: { chosen: [] } },
    { question: 'hardship', answer: { chosen: ['earner-died'] } },
    { question: 'bpl', answer: { chosen: ['no'] } },
  ] as const)('parses to the answer to $question that it was created from: $answer', ({ question, answer }) => {
    const draft = createDraft(answer as never, brackets, String);
    expect(parseDraft(draft, getQuestion(question), brackets)).toEqual(answer);
  });

  it('is empty for a skipped question, and for a bracket that no longer exists', () => {
    expect(createDraft({ skipped: true }, brackets, String)).toEqual({ text: '', chosen: [] });
    expect(createDraft({ from: 18, to: 39 }, brackets, String)).toEqual({ text: '', chosen: [] });
  });

  it('is no answer while it is empty or not a number', () => {
    expect(parseDraft({ text: '', chosen: [] }, age, brackets)).toBeUndefined();
    expect(parseDraft({ text: 'forty', chosen: [] }, age, brackets)).toBeUndefined();
    expect(parseDraft({ text: '', chosen: [] }, getQuestion('bpl'), [])).toBeUndefined();
    expect(parseDraft({ text: '', chosen: [] }, getQuestion('hardship'), [])).toBeUndefined();
  });
});
