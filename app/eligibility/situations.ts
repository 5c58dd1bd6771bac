import type { SITUATIONS } from '#app/model/schemes/eligibilityRule.server.ts';
import { type Answers, chosenFor } from './answers.ts';
import { anyOf, type Finding, failed, met, unanswered, unticked } from './finding.ts';
import type { QuestionId } from './questions.ts';

export type Situation = (typeof SITUATIONS)[number];

/** A question, and those of its options that confirm a situation; one chosen option is enough. */
export type OptionSource = readonly [question: QuestionId, ...options: string[]];

const SOURCES: Record<Situation, OptionSource> = {
  widow: ['marital', 'widow'],
  'single-woman': ['marital', 'separated'],
  disabled: ['situation', 'disability'],
  'several-disabilities': ['severalDisabilities', 'yes'],
  parent: ['hardship', 'children-do-not-support'],
  orphan: ['hardship', 'orphan'],
  'serious-illness': ['hardship', 'serious-illness'],
  'nobody-to-support': ['hardship', 'nobody-to-support'],
  bpl: ['bpl', 'yes'],
  'landless-labourer': ['situation', 'farm-labourer'],
  'leather-work': ['work', 'leather-work'],
  'cleaning-work': ['work', 'cleaning-work'],
  'manual-scavenger': ['work', 'manual-scavenger'],
  'sewer-accident': ['hardship', 'sewer-accident'],
  'earner-died': ['hardship', 'earner-died'],
  'atrocity-victim': ['hardship', 'atrocity-victim'],
  untouchability: ['hardship', 'untouchability'],
  'first-marriage': ['marriage', 'first-marriage'],
  'widow-remarriage': ['marriage', 'widow-remarriage'],
  'registered-marriage': ['marriage', 'registered-marriage'],
  'collective-wedding': ['marriage', 'collective-wedding'],
  'backward-and-other-community': ['marriage', 'backward-and-other-community'],
  'sc-or-nb-in-couple': ['marriage', 'sc-or-nb-in-couple'],
  'own-land-or-kutcha-house': ['landOrKutchaHouse', 'yes'],
  'other-housing-scheme': ['housingHelp', 'yes'],
  'other-pension': ['otherPension', 'yes'],
  'away-from-home': ['lodging', 'government-hostel', 'elsewhere'],
  'no-hostel-place': ['lodging', 'home', 'elsewhere'],
  'registered-organisation': ['registered', 'yes'],
  'registered-cooperative': ['organisationKind', 'cooperative', 'spinning-mill'],
  'spinning-mill': ['organisationKind', 'spinning-mill'],
  'self-help-group': ['organisationKind', 'self-help-group'],
  student: ['situation', 'student'],
  business: ['situation', 'business'],
  transgender: ['gender', 'other'],
  'hostel-or-disability-institution': ['organisationKind', 'care-institution'],
  'deaddiction-work': ['antiAddiction', 'yes'],
};

/** Checks whether an option was chosen. An unticked life situation decides nothing, because people do not tick all that apply. */
export function checkOption(answers: Answers, question: QuestionId, ...options: string[]): Finding {
  const chosen = chosenFor(answers, question);
  if (chosen === undefined) return unanswered(question, answers);
  if (chosen.some((option) => options.includes(option))) return met(question);
  return question === 'situation' ? unticked(question, options) : failed(question);
}

/** Checks whether one of the situations holds. */
export const checkSituations = (answers: Answers, situations: readonly Situation[]): Finding =>
  anyOf(situations.map((situation) => checkOption(answers, ...SOURCES[situation])));
