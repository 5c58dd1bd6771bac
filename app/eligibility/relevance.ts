import { type Answers, chosenFor, intervalFor, isPerson, isQuestionRelevant } from './answers.ts';
import type { Assessment } from './assess.ts';
import type { FinderScheme } from './catalogue.ts';
import { AUDIENCES, type SituationId } from './questions.ts';
import type { Situation } from './situations.ts';

type Audience = FinderScheme['audiences'][number];

const SENIOR_FROM = 60;

/** Life situations that do not imply a household. A person who ticks only such situations gets no family schemes. */
const WITHOUT_FAMILY: readonly SituationId[] = ['student', 'social-work', 'organisation'];

/** Returns the audiences that the person belongs to; undefined while the situation is not known. */
function findAudiences(answers: Answers): Audience[] | undefined {
  const situations = chosenFor(answers, 'situation') as SituationId[] | undefined;
  if (situations === undefined) return undefined;
  const audiences = situations.flatMap((situation) => AUDIENCES[situation] ?? []);
  if (!isPerson(answers)) return audiences;
  const isAlone = situations.length > 0 && situations.every((situation) => WITHOUT_FAMILY.includes(situation));
  return ['anyone', ...(isAlone ? [] : (['family'] as const)), ...audiences, ...impliedAudiences(answers)];
}

/** Adds audiences from other answers: a person aged 70 who ticked only "widow" is also a senior. */
function impliedAudiences(answers: Answers): Audience[] {
  const [community] = chosenFor(answers, 'community') ?? [];
  const age = intervalFor(answers, 'age');
  return [
    ...(age && age.from >= SENIOR_FROM ? (['senior'] as const) : []),
    ...(chosenFor(answers, 'gender')?.includes('woman') ? (['woman'] as const) : []),
    ...(community === 'matang' ? (['matang'] as const) : []),
    ...(community === 'charmakar' ? (['leather-worker'] as const) : []),
  ];
}

const GENERAL_AUDIENCES: readonly Audience[] = ['anyone', 'family'];

/** Returns the share (0 to 1) of a scheme's audiences that the person belongs to. General audiences do not count as matches. */
export function matchAudiences({ audiences }: FinderScheme, answers: Answers): number {
  const own = findAudiences(answers) ?? [];
  const shared = audiences.filter((audience) => !GENERAL_AUDIENCES.includes(audience) && own.includes(audience));
  return shared.length / audiences.length;
}

/** Tells whether a scheme fits the ticked life situations. The page hides other schemes, rather than listing them as refused: an unticked box does not mean "no". */
export function isRelevant({ scheme, verdict, conditions }: Assessment, answers: Answers): boolean {
  const own = findAudiences(answers);
  if (own === undefined) return true;
  if (!scheme.audiences.some((audience) => own.includes(audience))) return false;
  const open = conditions.filter(({ state }) => state === 'open');
  if (open.some(({ question }) => question && !isQuestionRelevant(question, answers))) return false;
  if (matchAudiences(scheme, answers) > 0) return true;
  if (verdict !== 'notNow') return open.every(({ question }) => question);
  const isForFamily = own.includes('family') && scheme.audiences.includes('family');
  return isForFamily && !conditions.some((condition) => condition.state === 'failed' && isAboutEvent(condition));
}

/** Recognises conditions about a misfortune. A family without such a misfortune should not see the scheme as refused. */
const isAboutEvent = ({ rule }: Assessment['conditions'][number]) =>
  rule.kind === 'situation' && EVENTS.some((event) => rule.anyOf?.includes(event));

const EVENTS: readonly Situation[] = ['earner-died', 'atrocity-victim', 'untouchability', 'sewer-accident'];
