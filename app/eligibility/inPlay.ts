import { type Answers, chosenFor, intervalFor } from './answers.ts';
import type { Assessment } from './assess.ts';
import type { FinderScheme } from './catalogue.ts';
import type { Situation } from './facts.ts';
import { isOnPath, isPerson } from './path.ts';
import type { SituationId } from './questions.ts';

type Audience = FinderScheme['audiences'][number];

/** For whom a scheme must be to be one for a life situation. */
export const AUDIENCES: Record<SituationId, readonly Audience[]> = {
  student: ['student'],
  senior: ['senior'],
  single: ['widow', 'woman'],
  disability: ['disabled'],
  couple: ['couple'],
  'farm-labourer': ['farm-labourer'],
  business: ['entrepreneur'],
  work: ['sanitation-worker', 'leather-worker', 'matang'],
  'social-work': [],
  organisation: ['organisation'],
};

const SENIOR_FROM = 60;

/** Who asks for these alone asks for himself and not for a household. */
const ALONE: readonly SituationId[] = ['student', 'social-work', 'organisation'];

/** Whom the answers are about, in the words of the catalogue; nothing where the situation is not known. */
function audiencesOf(answers: Answers): Audience[] | undefined {
  const situations = chosenFor(answers, 'situation') as SituationId[] | undefined;
  if (situations === undefined) return undefined;
  const told = situations.flatMap((situation) => AUDIENCES[situation] ?? []);
  if (!isPerson(answers)) return told;
  const isAlone = situations.length > 0 && situations.every((situation) => ALONE.includes(situation));
  return ['anyone', ...(isAlone ? [] : (['family'] as const)), ...told, ...impliedBy(answers)];
}

/** Who is 70 and ticked "widow" alone is a senior as well. */
function impliedBy(answers: Answers): Audience[] {
  const [community] = chosenFor(answers, 'community') ?? [];
  const age = intervalFor(answers, 'age');
  return [
    ...(age && age.from >= SENIOR_FROM ? (['senior'] as const) : []),
    ...(chosenFor(answers, 'gender')?.includes('woman') ? (['woman'] as const) : []),
    ...(community === 'matang' ? (['matang'] as const) : []),
    ...(community === 'charmakar' ? (['leather-worker'] as const) : []),
  ];
}

/** Which share of the audiences of a scheme the answers are about: a scheme for widows is closer to one than one for all. */
export function closeness({ audiences }: FinderScheme, answers: Answers): number {
  const own = audiencesOf(answers) ?? [];
  const shared = audiences.filter((audience) => !COMMON.includes(audience) && own.includes(audience));
  return shared.length / audiences.length;
}

const COMMON: readonly Audience[] = ['anyone', 'family'];

/**
 * Whether a scheme is for the life situations that were told. One for others is not refused, it is set aside: a box
 * left empty is no "no". So is one that hangs on a question that only others are asked, and one for everybody that
 * does not fit: nobody expected it.
 */
export function isInPlay({ scheme, verdict, conditions }: Assessment, answers: Answers): boolean {
  const own = audiencesOf(answers);
  if (own === undefined) return true;
  if (!scheme.audiences.some((audience) => own.includes(audience))) return false;
  const open = conditions.filter(({ state }) => state === 'open');
  if (open.some(({ question }) => question && !isOnPath(question, answers))) return false;
  if (closeness(scheme, answers) > 0) return true;
  const failed = conditions.filter(({ state }) => state === 'failed');
  if (verdict === 'notNow') return own.includes('family') && isForFamilies(scheme) && !failed.some(isAboutEvents);
  return open.every(({ question }) => question);
}

const isForFamilies = ({ audiences }: FinderScheme) => audiences.includes('family');

/** What has not happened to a family is nothing to be told of. */
const isAboutEvents = ({ rule }: Assessment['conditions'][number]) =>
  rule.kind === 'situation' && EVENTS.some((event) => rule.anyOf?.includes(event));

const EVENTS: readonly Situation[] = ['earner-died', 'atrocity-victim', 'untouchability', 'sewer-accident'];
