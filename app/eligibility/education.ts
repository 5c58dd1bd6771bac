import { type Answers, chosenFor } from './answers.ts';
import type { RuleOfKind } from './catalogue.ts';
import { allOf, anyOf, type Finding, failed, met, open, unanswered } from './finding.ts';
import { checkOption } from './situations.ts';

type StudyRule = RuleOfKind<'study'>;

/** Class number that represents every course after class 12. */
const AFTER_SCHOOL = 13;
const CLASSES: Readonly<Record<string, readonly [number, number]>> = {
  school: [1, 10],
  'class-11-12': [11, 12],
};

/** Maps the current studies of a student to the courses that can come next. */
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

/** Stages for which an admission is enough; all other stages require that the studies have begun. */
const BY_ADMISSION: readonly StudyRule['stage'][] = ['iti', 'abroad', 'national-institution'];

/** Compares a rule on school, class or course with current studies, or else with an admission. */
export function evaluateStudyRule(rule: StudyRule, answers: Answers): Finding {
  const now = chosenFor(answers, 'study')?.[0];
  if (now === undefined) return unanswered('study', answers);
  return anyOf([now === 'none' ? failed('study') : checkCourse(rule, now, answers), checkAdmission(rule, answers)]);
}

/** Checks whether an age limit for a course applies. An admission to a course takes precedence over current studies. */
export function checkAgeCourse(course: string, answers: Answers): Finding {
  const admitted = admittedTo(answers);
  if (admitted !== undefined && admitted !== 'none') return admitted === course ? met('admitted') : failed('admitted');
  const now = checkOption(answers, 'study', course);
  const mayChange =
    admitted === undefined && nextCourses(answers).some((next) => (next === course) !== (now.state === 'met'));
  return now.state !== 'open' && mayChange ? open('admitted') : now;
}

/** Checks a rule against an admission. Rules that require studies stay open, because the course has not begun. */
function checkAdmission(rule: StudyRule, answers: Answers): Finding {
  const admitted = admittedTo(answers);
  const next = nextCourses(answers);
  if (admitted === undefined) {
    const mayQualify = next.some((course) => checkCourse(rule, course, answers).state !== 'failed');
    if (!mayQualify) return failed('study');
    return chosenFor(answers, 'study')?.[0] === 'school' && !isClassKnown(answers) ? open('class') : open('admitted');
  }
  if (!next.includes(admitted)) return failed('admitted');
  const finding = checkCourse(rule, admitted, answers);
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

function checkCourse(
  { fromClass = 1, toClass = Number.POSITIVE_INFINITY, stage }: StudyRule,
  level: string,
  answers: Answers,
): Finding {
  const inClass = checkClass(level, fromClass, toClass, answers);
  return stage ? allOf([inClass, checkStage(stage, level, answers)]) : inClass;
}

function checkClass(level: string, fromClass: number, toClass: number, answers: Answers): Finding {
  // A rule "from class n" does not say whether it includes industrial training institutes, so it stays open.
  if (level === 'iti' && fromClass > 1 && toClass === Number.POSITIVE_INFINITY) return open();
  const own = Number(chosenFor(answers, 'class')?.[0]);
  const isKnown = level === 'school' && own > 0;
  const [from, to] = isKnown ? [own, own] : (CLASSES[level] ?? [AFTER_SCHOOL, AFTER_SCHOOL]);
  const question = isKnown ? 'class' : 'study';
  if (to < fromClass || from > toClass) return failed(question);
  return from >= fromClass && to <= toClass ? met(question) : open('class');
}

type Stage = NonNullable<StudyRule['stage']>;

/** The levels of each stage, and the option of the question `course` that the stage requires. */
const STAGES: Record<Stage, { levels: readonly string[]; course?: string }> = {
  school: { levels: ['school'] },
  'after-class-10': { levels: ['class-11-12', 'iti', 'degree', 'postgraduate', 'doctorate'] },
  professional: { levels: ['degree', 'postgraduate'], course: 'professional' },
  iti: { levels: ['iti'] },
  abroad: { levels: ['postgraduate', 'doctorate'], course: 'abroad' },
  'national-institution': { levels: ['degree', 'postgraduate', 'doctorate'], course: 'national-institution' },
};

function checkStage(stage: Stage, level: string, answers: Answers): Finding {
  const { levels, course } = STAGES[stage];
  if (!levels.includes(level)) return failed('study');
  return course ? checkOption(answers, 'course', course) : met('study');
}
