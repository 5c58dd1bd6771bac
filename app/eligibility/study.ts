import { type Answers, chosenFor } from './answers.ts';
import type { FinderRule } from './catalogue.ts';
import { optionFinding } from './facts.ts';
import { allOf, type Finding, failed, met, open } from './finding.ts';

type StudyRule = Extract<FinderRule, { kind: 'study' }>;

/** Where a course stands in the row of classes; what comes after class 12 stands behind it. */
const AFTER_SCHOOL = 13;
const CLASSES: Readonly<Record<string, readonly [number, number]>> = {
  school: [1, 10],
  'class-11-12': [11, 12],
};

/** What the answers say about a rule on school, class or course. */
export function studyFinding(
  { fromClass = 1, toClass = Number.POSITIVE_INFINITY, stage }: StudyRule,
  answers: Answers,
): Finding {
  const level = chosenFor(answers, 'study')?.[0];
  if (level === undefined) return open('study');
  if (level === 'none') return failed('study');
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

const admittedTo = (answers: Answers, place: string) =>
  optionFinding(answers, { question: 'course', options: [place] });
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
      return [
        among(level, 'degree', 'postgraduate'),
        optionFinding(answers, { question: 'course', options: ['professional'] }),
      ];
    case 'iti':
      return [among(level, 'iti')];
    case 'abroad':
      return [among(level, 'postgraduate', 'doctorate'), admittedTo(answers, 'abroad')];
    case 'national-institution':
      return [among(level, 'degree', 'postgraduate', 'doctorate'), admittedTo(answers, 'national-institution')];
  }
}
