import { describe, expect, it } from 'vitest';
import { type Answers, chosenFor } from './answers.ts';
import type { FinderRule } from './catalogue.ts';
import { checkAgeCourse, evaluateStudyRule } from './education.ts';
import type { Finding } from './finding.ts';

type StudyRule = Extract<FinderRule, { kind: 'study' }>;

const chosen = (option: string) => ({ chosen: [option] });
const inSchool = (pupilsClass?: string): Answers => ({
  study: chosen('school'),
  ...(pupilsClass && { class: chosen(pupilsClass) }),
});

describe('a rule on study', () => {
  it.each<{ title: string; rule: Omit<StudyRule, 'kind' | 'text'>; answers: Answers; finding: Finding }>([
    { title: 'question on studies not answered', rule: {}, answers: {}, finding: { state: 'open', question: 'study' } },
    { title: 'any student', rule: {}, answers: inSchool(), finding: { state: 'met', question: 'study' } },
    {
      title: 'any student, for a person without studies or admission',
      rule: {},
      answers: { study: chosen('none'), admitted: chosen('none') },
      finding: { state: 'failed', question: 'study' },
    },
    {
      title: 'classes 9 and 10, in class 8',
      rule: { fromClass: 9, toClass: 10 },
      answers: inSchool('8'),
      finding: { state: 'failed', question: 'class' },
    },
    {
      title: 'classes 9 and 10, in class 9',
      rule: { fromClass: 9, toClass: 10 },
      answers: inSchool('9'),
      finding: { state: 'met', question: 'class' },
    },
    {
      title: 'classes 9 and 10, in a school class not answered yet',
      rule: { fromClass: 9, toClass: 10 },
      answers: inSchool(),
      finding: { state: 'open', question: 'class' },
    },
    {
      title: 'classes 9 and 10, in class 11',
      rule: { fromClass: 9, toClass: 10 },
      answers: { study: chosen('class-11-12') },
      finding: { state: 'failed', question: 'study' },
    },
    {
      title: 'up to class 11, in class 11 or 12',
      rule: { toClass: 11 },
      answers: { study: chosen('class-11-12'), admitted: chosen('none') },
      finding: { state: 'open', question: 'class' },
    },
    {
      title: 'class 9 only, in class 9',
      rule: { fromClass: 9, toClass: 9 },
      answers: inSchool('9'),
      finding: { state: 'met', question: 'class' },
    },
    {
      title: 'up to class 9, in class 10',
      rule: { toClass: 9 },
      answers: inSchool('10'),
      finding: { state: 'failed', question: 'class' },
    },
    {
      title: 'class 8 or above, for a degree',
      rule: { fromClass: 8 },
      answers: { study: chosen('degree') },
      finding: { state: 'met', question: 'study' },
    },
    {
      title: 'class 8 or above, in an industrial training institute',
      rule: { fromClass: 8 },
      answers: { study: chosen('iti') },
      finding: { state: 'open' },
    },
    {
      title: 'after class 10, in class 9',
      rule: { stage: 'after-class-10' },
      answers: inSchool('9'),
      finding: { state: 'failed', question: 'study' },
    },
    {
      title: 'after class 10, in a school class not answered yet',
      rule: { stage: 'after-class-10' },
      answers: inSchool(),
      finding: { state: 'open', question: 'class' },
    },
    {
      title: 'after class 10, in class 10',
      rule: { stage: 'after-class-10' },
      answers: inSchool('10'),
      finding: { state: 'open', question: 'admitted' },
    },
    {
      title: 'after class 10, in class 10 without an admission',
      rule: { stage: 'after-class-10' },
      answers: { ...inSchool('10'), admitted: chosen('none') },
      finding: { state: 'failed', question: 'study' },
    },
    {
      title: 'after class 10, in class 10 with an admission to class 11 or 12',
      rule: { stage: 'after-class-10' },
      answers: { ...inSchool('10'), admitted: chosen('class-11-12') },
      finding: { state: 'open' },
    },
    {
      title: 'an industrial training institute, admitted to one',
      rule: { stage: 'iti' },
      answers: { study: chosen('none'), admitted: chosen('iti') },
      finding: { state: 'met', question: 'admitted' },
    },
    {
      title: 'abroad, for a degree',
      rule: { stage: 'abroad' },
      answers: { study: chosen('degree'), admitted: chosen('none'), course: chosen('abroad') },
      finding: { state: 'failed', question: 'study' },
    },
    {
      title: 'abroad, for a degree and with an admission that is not known yet',
      rule: { stage: 'abroad' },
      answers: { study: chosen('degree'), course: chosen('abroad') },
      finding: { state: 'open', question: 'admitted' },
    },
    {
      title: 'abroad, for a graduate who is admitted there',
      rule: { stage: 'abroad' },
      answers: { study: chosen('none'), admitted: chosen('postgraduate'), course: chosen('abroad') },
      finding: { state: 'met', question: 'course' },
    },
    {
      title: 'abroad, admitted elsewhere',
      rule: { stage: 'abroad' },
      answers: { study: chosen('none'), admitted: chosen('postgraduate'), course: { chosen: [] } },
      finding: { state: 'failed', question: 'study' },
    },
    {
      title: 'a national institution, in class 12 with an admission to it',
      rule: { stage: 'national-institution' },
      answers: { study: chosen('class-11-12'), admitted: chosen('degree'), course: chosen('national-institution') },
      finding: { state: 'met', question: 'course' },
    },
    {
      title: 'abroad, in class 12: nobody goes from there to a postgraduate course',
      rule: { stage: 'abroad' },
      answers: { study: chosen('class-11-12'), admitted: chosen('postgraduate'), course: chosen('abroad') },
      finding: { state: 'failed', question: 'study' },
    },
    {
      title: 'abroad, for a doctorate',
      rule: { stage: 'abroad' },
      answers: { study: chosen('doctorate'), course: chosen('abroad') },
      finding: { state: 'met', question: 'course' },
    },
    {
      title: 'a professional course, not known yet',
      rule: { stage: 'professional' },
      answers: { study: chosen('degree') },
      finding: { state: 'open', question: 'course' },
    },
  ])('$title: $finding.state', ({ rule, answers, finding }) => {
    expect(evaluateStudyRule({ kind: 'study', text: 'A condition.', ...rule }, answers)).toEqual(finding);
  });
});

describe('an age limit for a course', () => {
  it.each<{ title: string; answers: Answers; finding: Finding }>([
    {
      title: 'is met by a student of the course without another admission',
      answers: { study: chosen('postgraduate'), admitted: chosen('none') },
      finding: { state: 'met', question: 'study' },
    },
    {
      title: 'is met by a person admitted to the course',
      answers: { study: chosen('degree'), admitted: chosen('postgraduate') },
      finding: { state: 'met', question: 'admitted' },
    },
    {
      title: 'fails for a student of the course with an admission to the next one',
      answers: { study: chosen('postgraduate'), admitted: chosen('doctorate') },
      finding: { state: 'failed', question: 'admitted' },
    },
    {
      title: 'is open until the question on admission is answered',
      answers: { study: chosen('postgraduate') },
      finding: { state: 'open', question: 'admitted' },
    },
    {
      title: 'fails for a student who cannot be admitted to the course yet',
      answers: { study: chosen('class-11-12') },
      finding: { state: 'failed', question: 'study' },
    },
  ])('$title', ({ answers, finding }) => {
    expect(checkAgeCourse('postgraduate', answers)).toEqual(finding);
  });
});

const LEVELS = ['school', 'class-11-12', 'iti', 'degree', 'postgraduate', 'doctorate'];

describe('the stage of a rule', () => {
  it.each<{ stage: NonNullable<StudyRule['stage']>; levels: string[] }>([
    { stage: 'school', levels: ['school'] },
    { stage: 'after-class-10', levels: ['class-11-12', 'iti', 'degree', 'postgraduate', 'doctorate'] },
    { stage: 'professional', levels: ['degree', 'postgraduate'] },
    { stage: 'iti', levels: ['iti'] },
    { stage: 'abroad', levels: ['postgraduate', 'doctorate'] },
    { stage: 'national-institution', levels: ['degree', 'postgraduate', 'doctorate'] },
  ])('$stage is met by students of $levels', ({ stage, levels }) => {
    const course = { chosen: ['professional', 'abroad', 'national-institution'] };
    const rule: StudyRule = { kind: 'study', text: 'A condition.', stage };
    const isMet = (level: string) =>
      evaluateStudyRule(rule, { study: chosen(level), admitted: chosen('none'), course }).state === 'met';
    expect(LEVELS.filter(isMet)).toEqual(levels);
  });
});

describe('an unanswered admission', () => {
  it.each([
    { now: inSchool(), next: ['class-11-12', 'iti', 'degree'] },
    { now: inSchool('10'), next: ['class-11-12', 'iti', 'degree'] },
    { now: inSchool('9'), next: [] },
    { now: { study: chosen('class-11-12') }, next: ['iti', 'degree'] },
    { now: { study: chosen('iti') }, next: ['class-11-12', 'degree'] },
    { now: { study: chosen('degree') }, next: ['postgraduate', 'doctorate'] },
    { now: { study: chosen('postgraduate') }, next: ['doctorate'] },
    { now: { study: chosen('doctorate') }, next: [] },
    { now: { study: chosen('none') }, next: ['class-11-12', 'iti', 'degree', 'postgraduate', 'doctorate'] },
  ])('may lead from $now to $next', ({ now, next }) => {
    const others = LEVELS.filter((level) => level !== chosenFor(now, 'study')?.[0]);
    expect(others.filter((level) => checkAgeCourse(level, now).state === 'open')).toEqual(next);
  });

  it('does not leave the age limit for the current course open', () => {
    expect(checkAgeCourse('doctorate', { study: chosen('doctorate') })).toEqual({ state: 'met', question: 'study' });
  });

  it('leaves an age limit open until the current studies are known', () => {
    expect(checkAgeCourse('degree', {})).toEqual({ state: 'open', question: 'study' });
  });
});
