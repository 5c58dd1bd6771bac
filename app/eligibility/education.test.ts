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
  const level = (study: string, admitted?: string, ...course: string[]): Answers => ({
    study: chosen(study),
    ...(admitted && { admitted: chosen(admitted) }),
    ...(course.length > 0 && { course: { chosen: course } }),
  });
  const [nineAndTen, afterTen, abroad] = [
    { fromClass: 9, toClass: 10 },
    { stage: 'after-class-10' },
    { stage: 'abroad' },
  ] as const;
  const noCourse = { course: { chosen: [] } };

  it.each<[title: string, rule: Omit<StudyRule, 'kind' | 'text'>, answers: Answers, finding: string]>([
    ['question on studies not answered', {}, {}, 'open study'],
    ['any student', {}, inSchool(), 'met study'],
    ['any student, for a person without studies or admission', {}, level('none', 'none'), 'failed study'],
    ['classes 9 and 10, in class 8', nineAndTen, inSchool('8'), 'failed class'],
    ['classes 9 and 10, in class 9', nineAndTen, inSchool('9'), 'met class'],
    ['classes 9 and 10, in a school class not answered yet', nineAndTen, inSchool(), 'open class'],
    ['classes 9 and 10, in class 11', nineAndTen, level('class-11-12'), 'failed study'],
    ['up to class 11, in class 11 or 12', { toClass: 11 }, level('class-11-12', 'none'), 'open class'],
    ['class 9 only, in class 9', { fromClass: 9, toClass: 9 }, inSchool('9'), 'met class'],
    ['up to class 9, in class 10', { toClass: 9 }, inSchool('10'), 'failed class'],
    ['class 8 or above, for a degree', { fromClass: 8 }, level('degree'), 'met study'],
    ['class 8 or above, in an industrial training institute', { fromClass: 8 }, level('iti'), 'open'],
    ['after class 10, in class 9', afterTen, inSchool('9'), 'failed study'],
    ['after class 10, in a school class not answered yet', afterTen, inSchool(), 'open class'],
    ['after class 10, in class 10', afterTen, inSchool('10'), 'open admitted'],
    ['the same without an admission', afterTen, { ...inSchool('10'), admitted: chosen('none') }, 'failed study'],
    ['the same with an admission', afterTen, { ...inSchool('10'), admitted: chosen('class-11-12') }, 'open'],
    ['an industrial training institute, admitted to one', { stage: 'iti' }, level('none', 'iti'), 'met admitted'],
    ['abroad, for a degree', abroad, level('degree', 'none', 'abroad'), 'failed study'],
    [
      'the same, admission not known yet',
      abroad,
      { study: chosen('degree'), course: chosen('abroad') },
      'open admitted',
    ],
    ['abroad, for a graduate who is admitted there', abroad, level('none', 'postgraduate', 'abroad'), 'met course'],
    ['abroad, admitted elsewhere', abroad, { ...level('none', 'postgraduate'), ...noCourse }, 'failed study'],
    [
      'a national institution, in class 12 with an admission to it',
      { stage: 'national-institution' },
      level('class-11-12', 'degree', 'national-institution'),
      'met course',
    ],
    // Nobody goes from class 12 to a postgraduate course.
    ['abroad, in class 12', abroad, level('class-11-12', 'postgraduate', 'abroad'), 'failed study'],
    ['abroad, for a doctorate', abroad, { study: chosen('doctorate'), course: chosen('abroad') }, 'met course'],
    ['a professional course, not known yet', { stage: 'professional' }, level('degree'), 'open course'],
  ])('%s', (_, rule, answers, finding) => {
    const { state, question, ...rest } = evaluateStudyRule({ kind: 'study', text: 'A condition.', ...rule }, answers);
    expect([[state, question].filter(Boolean).join(' '), rest]).toEqual([finding, {}]);
  });
});

describe('an age limit for a course', () => {
  it.each<[title: string, answers: Answers, finding: Finding]>([
    [
      'is met by a student of the course without another admission',
      { study: chosen('postgraduate'), admitted: chosen('none') },
      { state: 'met', question: 'study' },
    ],
    [
      'is met by a person admitted to the course',
      { study: chosen('degree'), admitted: chosen('postgraduate') },
      { state: 'met', question: 'admitted' },
    ],
    [
      'fails for a student of the course with an admission to the next one',
      { study: chosen('postgraduate'), admitted: chosen('doctorate') },
      { state: 'failed', question: 'admitted' },
    ],
    [
      'is open until the question on admission is answered',
      { study: chosen('postgraduate') },
      { state: 'open', question: 'admitted' },
    ],
    [
      'fails for a student who cannot be admitted to the course yet',
      { study: chosen('class-11-12') },
      { state: 'failed', question: 'study' },
    ],
  ])('%s', (_, answers, finding) => {
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
