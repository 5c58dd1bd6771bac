import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import type { FinderRule } from './catalogue.ts';
import type { Finding } from './finding.ts';
import { studyFinding } from './study.ts';

type StudyRule = Extract<FinderRule, { kind: 'study' }>;

const chosen = (option: string) => ({ chosen: [option] });
const inSchool = (pupilsClass?: string): Answers => ({
  study: chosen('school'),
  ...(pupilsClass && { class: chosen(pupilsClass) }),
});

describe('a rule on study', () => {
  it.each<{ says: string; rule: Omit<StudyRule, 'kind' | 'text'>; answers: Answers; finding: Finding }>([
    { says: 'not asked yet', rule: {}, answers: {}, finding: { state: 'open', question: 'study' } },
    { says: 'any student', rule: {}, answers: inSchool(), finding: { state: 'met', question: 'study' } },
    {
      says: 'nobody else',
      rule: {},
      answers: { study: chosen('none') },
      finding: { state: 'failed', question: 'study' },
    },
    {
      says: 'classes 9 and 10, in class 8',
      rule: { fromClass: 9, toClass: 10 },
      answers: inSchool('8'),
      finding: { state: 'failed', question: 'class' },
    },
    {
      says: 'classes 9 and 10, in class 9',
      rule: { fromClass: 9, toClass: 10 },
      answers: inSchool('9'),
      finding: { state: 'met', question: 'class' },
    },
    {
      says: 'classes 9 and 10, somewhere in school',
      rule: { fromClass: 9, toClass: 10 },
      answers: inSchool(),
      finding: { state: 'open', question: 'class' },
    },
    {
      says: 'classes 9 and 10, in class 11',
      rule: { fromClass: 9, toClass: 10 },
      answers: { study: chosen('class-11-12') },
      finding: { state: 'failed', question: 'study' },
    },
    {
      says: 'class 8 or above, for a degree',
      rule: { fromClass: 8 },
      answers: { study: chosen('degree') },
      finding: { state: 'met', question: 'study' },
    },
    {
      says: 'class 8 or above, in an industrial training institute',
      rule: { fromClass: 8 },
      answers: { study: chosen('iti') },
      finding: { state: 'open' },
    },
    {
      says: 'after class 10, in class 10',
      rule: { stage: 'after-class-10' },
      answers: inSchool('10'),
      finding: { state: 'failed', question: 'study' },
    },
    {
      says: 'abroad, for a degree',
      rule: { stage: 'abroad' },
      answers: { study: chosen('degree'), course: chosen('abroad') },
      finding: { state: 'failed', question: 'study' },
    },
    {
      says: 'abroad, for a doctorate',
      rule: { stage: 'abroad' },
      answers: { study: chosen('doctorate'), course: chosen('abroad') },
      finding: { state: 'met', question: 'course' },
    },
    {
      says: 'a professional course, not known yet',
      rule: { stage: 'professional' },
      answers: { study: chosen('degree') },
      finding: { state: 'open', question: 'course' },
    },
  ])('$says: $finding.state', ({ rule, answers, finding }) => {
    expect(studyFinding({ kind: 'study', text: 'A condition.', ...rule }, answers)).toEqual(finding);
  });
});
