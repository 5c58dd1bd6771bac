import { type Answers, chosenFor } from './answers.ts';
import type { FinderRule } from './catalogue.ts';
import { optionFinding } from './facts.ts';
import { type Finding, failed, met, open } from './finding.ts';
import { genderFinding } from './findings.ts';
import { ageCourseFinding } from './study.ts';

/** One rule for each of two, of whom everybody is one. */
type Gate = 'gender' | 'area';

/** By what a rule and the one beside it share everybody among them; nothing for other rules. */
export function gateOf(rule: FinderRule): Gate | undefined {
  if (rule.kind === 'income' && rule.area) return 'area';
  if (rule.kind !== 'age') return undefined;
  return rule.who === 'man' || rule.who === 'woman' ? 'gender' : undefined;
}

/** Whether the rule is for whom the answers are about. Who is neither of the two stays open: the office knows. */
export function gateFinding(rule: FinderRule, answers: Answers): Finding {
  if (rule.kind === 'income' && rule.area) return optionFinding(answers, { question: 'area', options: [rule.area] });
  if (rule.kind === 'disability' && rule.onlyDisabled) return disabledFinding(answers);
  if (rule.kind === 'age' && rule.course) return ageCourseFinding(rule.course, answers);
  if (rule.kind === 'age' && (rule.who === 'man' || rule.who === 'woman'))
    return chosenFor(answers, 'gender')?.includes('other') ? open() : genderFinding(rule.who, answers);
  return met();
}

/** A rule for disabled people alone is left out for who did not tick it: it would only be one more hurdle. */
function disabledFinding(answers: Answers): Finding {
  const situations = chosenFor(answers, 'situation');
  if (situations === undefined) return open('situation');
  return situations.includes('disability') ? met('situation') : failed('situation');
}
