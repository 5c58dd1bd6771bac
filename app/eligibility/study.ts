import { type Answers, chosenFor } from './answers.ts';
import type { FinderRule } from './catalogue.ts';
import { optionFinding } from './facts.ts';
import { allOf, anyOf, type Finding, failed, met, open } from './finding.ts';

type StudyRule = Extract<FinderRule, { kind: 'study' }>;

/** Where a course stands in the row of classes; what comes after class 12 stands behind it. */
const AFTER_SCHOOL = 13;
const CLASSES: Readonly<Record<string, readonly [number, number]>> = {
  school: [1, 10],
  'class-11-12': [11, 12],
};

/** Which courses one may be admitted to, by what one studies now. */
const NEXT_COURSES: Readonly<Record<string, readonly string[]>> = {
  school: ['class-11-12', 'iti', 'degree'],
  'class-11-12': ['iti', 'degree'],
  iti: ['class-11-12', 'iti', 'degree'],
  degree: ['degree', 'postgraduate', 'doctorate'],
  postgraduate: ['postgraduate', 'doctorate'],
  doctorate: ['doctorate'],
  none: ['class-11-12', 'iti', 'degree', 'postgraduate', 'doctorate'],
};
const LAST_CLASS_OF_SCHOOL = 10;

/** Schemes that ask for an admission. All others ask for the studies themselves. */
const BY_ADMISSION: readonly StudyRule['stage'][] = ['iti', 'abroad', 'national-institution'];

/** What the answers say about a rule on school, class or course: by what is studied now, or by an admission. */
export function studyFinding(rule: StudyRule, answers: Answers): Finding {
  const now = chosenFor(answers, 'study')?.[0];
  if (now === undefined) return open('study');
  return anyOf([now === 'none' ? failed('study') : courseFinding(rule, now, answers), admissionFinding(rule, answers)]);
}

/** Whether an age limit for one course is for the course that one is admitted to, or else for the one studied now. */
export function ageCourseFinding(course: string, answers: Answers): Finding {
  const admitted = admittedTo(answers);
  if (admitted !== undefined && admitted !== 'none') return admitted === course ? met('admitted') : failed('admitted');
  const now = optionFinding(answers, { question: 'study', options: [course] });
  const mayChange =
    admitted === undefined && nextCourses(answers).some((next) => (next === course) !== (now.state === 'met'));
  return now.state !== 'open' && mayChange ? open('admitted') : now;
}

/** Who is admitted does not study yet: what asks for studies stays open until then. */
function admissionFinding(rule: StudyRule, answers: Answers): Finding {
  const admitted = admittedTo(answers);
  const next = nextCourses(answers);
  if (admitted === undefined) {
    const isWorthAsking = next.some((course) => courseFinding(rule, course, answers).state !== 'failed');
    if (!isWorthAsking) return failed('study');
    return chosenFor(answers, 'study')?.[0] === 'school' && !isClassKnown(answers) ? open('class') : open('admitted');
  }
  if (!next.includes(admitted)) return failed('admitted');
  const finding = courseFinding(rule, admitted, answers);
  if (finding.state === 'met' && !BY_ADMISSION.includes(rule.stage)) return open();
  return finding.question === 'study' ? { state: finding.state, question: 'admitted' } : finding;
}

const admittedTo = (answers: Answers) => chosenFor(answers, 'admitted')?.[0];
const isClassKnown = (answers: Answers) => chosenFor(answers, 'class') !== undefined;

function nextCourses(answers: Answers): readonly string[] {
  const now = chosenFor(answers, 'study')?.[0] ?? 'none';
  const isBelowLastClass = now === 'school' && Number(chosenFor(answers, 'class')?.[0]) < LAST_CLASS_OF_SCHOOL;
  return isBelowLastClass ? [] : (NEXT_COURSES[now] ?? []);
}

function courseFinding(
  { fromClass = 1, toClass = Number.POSITIVE_INFINITY, stage }: StudyRule,
  level: string,
  answers: Answers,
): Finding {
  return allOf([classFinding(level, fromClass, toClass, answers), ...stageFinding(stage, level, answers)]);
}

function classFinding(level: string, fromClass: number, toClass: number, answers: Answers): Finding {
  // A rule that counts classes without an end does not say whether it means an industrial training institute.
  if (level === 'iti' && fromClass > 1 && toClass === Number.POSITIVE_INFINITY) return open();
  const own = Number(chosenFor(answers, 'class')?.[0]);
  const isKnown = level === 'school' && own > 0;
  const [from, to] = isKnown ? [own, own] : (CLASSES[level] ?? [AFTER_SCHOOL, AFTER_SCHOOL]);
  const question = isKnown ? 'class' : 'study';
  if (to < fromClass || from > toClass) return failed(question);
  return from >= fromClass && to <= toClass ? met(question) : open('class');
}

const courseIs = (answers: Answers, kind: string) => optionFinding(answers, { question: 'course', options: [kind] });
const among = (level: string, ...levels: string[]) => (levels.includes(level) ? met('study') : failed('study'));

function stageFinding(stage: StudyRule['stage'], level: string, answers: Answers): Finding[] {
  switch (stage) {
    case undefined:
      return [];
    case 'school':
      return [among(level, 'school')];
    case 'after-class-10':
      return [among(level, 'class-11-12', 'iti', 'degree', 'postgraduate', 'doctorate')];
    case 'professional':
      return [among(level, 'degree', 'postgraduate'), courseIs(answers, 'professional')];
    case 'iti':
      return [among(level, 'iti')];
    case 'abroad':
      return [among(level, 'postgraduate', 'doctorate'), courseIs(answers, 'abroad')];
    case 'national-institution':
      return [among(level, 'degree', 'postgraduate', 'doctorate'), courseIs(answers, 'national-institution')];
  }
}
