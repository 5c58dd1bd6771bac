import { type Answers, chosenFor, intervalFor } from './answers.ts';
import type { FinderRule } from './catalogue.ts';
import { optionFinding, type Source, situationFinding } from './facts.ts';
import { allOf, anyOf, type Finding, failed, met, not, open } from './finding.ts';
import { type Measure, measureFinding, measureOf } from './measures.ts';
import type { QuestionId } from './questions.ts';
import { studyFinding } from './study.ts';

type RuleOf<Kind extends FinderRule['kind']> = Extract<FinderRule, { kind: Kind }>;

/** Papers that somebody has or has not. Other papers can be got, so that they keep nobody back. */
const PAPERS: Readonly<Record<string, Source>> = {
  aadhaar: { question: 'aadhaar', options: ['yes'] },
  fir: { question: 'fir', options: ['yes'] },
  'loan-sanction': { question: 'loanSanction', options: ['yes'] },
  'shg-registration': { question: 'organisationKind', options: ['self-help-group'] },
};

const yes = (answers: Answers, question: QuestionId) => optionFinding(answers, { question, options: ['yes'] });

/** What the answers say about one rule; nothing where no question can tell and the office looks. */
export function ruleFinding(rule: FinderRule, answers: Answers, today: string): Finding | undefined {
  const measure = measureOf(rule);
  const measured = measure && measureFinding(measure, answers, today);
  switch (rule.kind) {
    case 'age':
      return measure && ageFinding(rule, measure, answers, today);
    case 'income':
      return measured && anyOf([measured, ...higherLimit(rule, answers), ...exception(rule.orElse, answers)]);
    case 'residence':
      return allOf([...(measured ? [measured] : []), livesHere(answers)]);
    case 'community':
      return anyOf([communityFinding(rule, answers), ...exception(rule.orElse, answers)]);
    case 'gender':
      return genderFinding(rule.is, answers);
    case 'disability':
      return anyOf([measured ?? situationFinding(answers, ['disabled']), ...exception(rule.orElse, answers)]);
    case 'marks':
    case 'members':
    case 'count':
    case 'cost':
      return measured;
    case 'situation':
      return namedSituation(rule, answers);
    case 'study':
      return studyFinding(rule, answers);
    case 'gap':
      return rule.of === 'free-equipment' ? not(yes(answers, 'freeEquipment')) : undefined;
    case 'holds': {
      const paper = PAPERS[rule.document];
      return paper && optionFinding(answers, paper);
    }
    default:
      return undefined;
  }
}

/** Who told for how many years is not asked whether. */
function livesHere(answers: Answers): Finding {
  const years = intervalFor(answers, 'residenceYears');
  const isTold = chosenFor(answers, 'residence') !== undefined;
  return years && years.from > 0 && !isTold ? met('residenceYears') : yes(answers, 'residence');
}

/** Somebody too young may still be let in; nobody too old is. */
function ageFinding({ youngerIf }: RuleOf<'age'>, measure: Measure, answers: Answers, today: string): Finding {
  const measured = measureFinding(measure, answers, today);
  if (youngerIf === undefined) return measured;
  const notTooOld = measureFinding({ ...measure, min: undefined }, answers, today);
  return allOf([notTooOld, anyOf([measured, situationFinding(answers, youngerIf)])]);
}

/** A wider limit for disabled people holds for who said so; that page answered without it leaves the limit for all. */
function higherLimit({ disabledMaxRupees }: RuleOf<'income'>, answers: Answers): Finding[] {
  if (disabledMaxRupees === undefined) return [];
  const isDisabled = chosenFor(answers, 'situation')?.includes('disability');
  if (isDisabled === false) return [];
  const limit = measureFinding({ question: 'income', max: disabledMaxRupees }, answers, '');
  return [isDisabled ? limit : allOf([limit, open('situation')])];
}

const exception = (situations: Parameters<typeof situationFinding>[1] | undefined, answers: Answers) =>
  situations === undefined ? [] : [situationFinding(answers, situations)];

/** Matang and Charmakar families belong to a Scheduled Caste as well. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  matang: ['matang', 'SC'],
  charmakar: ['charmakar', 'SC'],
};

function communityFinding({ anyOf: wanted, noneOf = [], of }: RuleOf<'community'>, answers: Answers): Finding {
  const question = of === 'group' ? 'groupCommunity' : 'community';
  const [community] = chosenFor(answers, question) ?? [];
  if (community === undefined) return open(question);
  const all = WITHIN[community] ?? [community];
  const isWanted = wanted.some((one) => all.includes(one)) && !noneOf.some((one) => all.includes(one));
  return isWanted ? met(question) : failed(question);
}

/** Who ticked "widow or single woman" was not asked again whether she is a woman. */
export function genderFinding(is: 'woman' | 'man', answers: Answers): Finding {
  if (chosenFor(answers, 'situation')?.includes('single'))
    return is === 'woman' ? met('situation') : failed('situation');
  return optionFinding(answers, { question: 'gender', options: [is] });
}

const onlyOfficeTells = (finding: Finding) => (finding.state === 'met' ? open() : finding);

function namedSituation(rule: RuleOf<'situation'>, answers: Answers): Finding {
  const { anyOf: wanted, noneOf = [], andOthers, askOffice } = rule;
  const named = wanted ? situationFinding(answers, wanted) : met();
  const positive = anyOf([named, ...exception(askOffice, answers).map(onlyOfficeTells)]);
  const isOpenList = andOthers && positive.state === 'failed';
  return allOf([isOpenList ? open() : positive, ...noneOf.map((one) => not(situationFinding(answers, [one])))]);
}
