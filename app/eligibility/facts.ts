import type { SITUATIONS } from '#app/model/schemes/schema.server.ts';
import { type Answers, chosenFor } from './answers.ts';
import { anyOf, type Finding, failed, met, open } from './finding.ts';
import { isOnPath } from './path.ts';
import type { QuestionId } from './questions.ts';

export type Situation = (typeof SITUATIONS)[number];
export type Source = { question: QuestionId; options: readonly string[] };

const yesTo = (question: QuestionId): Source => ({ question, options: ['yes'] });
const ticked = (question: QuestionId, ...options: string[]): Source => ({ question, options });

/** Which answer tells whether a situation of the catalogue holds. */
const SOURCES: Record<Situation, Source> = {
  widow: ticked('marital', 'widow'),
  'single-woman': ticked('marital', 'separated'),
  disabled: ticked('situation', 'disability'),
  'several-disabilities': yesTo('severalDisabilities'),
  orphan: ticked('hardship', 'orphan'),
  'serious-illness': ticked('hardship', 'serious-illness'),
  'nobody-to-support': ticked('hardship', 'nobody-to-support'),
  parent: yesTo('parent'),
  bpl: yesTo('bpl'),
  'landless-labourer': ticked('situation', 'farm-labourer'),
  'leather-work': ticked('work', 'leather-work'),
  'cleaning-work': ticked('work', 'cleaning-work'),
  'manual-scavenger': ticked('work', 'manual-scavenger'),
  'sewer-accident': ticked('hardship', 'sewer-accident'),
  'earner-died': ticked('hardship', 'earner-died'),
  'atrocity-victim': ticked('hardship', 'atrocity-victim'),
  untouchability: ticked('hardship', 'untouchability'),
  'first-marriage': ticked('marriage', 'first-marriage'),
  'widow-remarriage': ticked('marriage', 'widow-remarriage'),
  'registered-marriage': ticked('marriage', 'registered-marriage'),
  'collective-wedding': ticked('marriage', 'collective-wedding'),
  'backward-and-other-community': ticked('marriage', 'backward-and-other-community'),
  'sc-or-nb-in-couple': ticked('marriage', 'sc-or-nb-in-couple'),
  'own-land-or-kutcha-house': yesTo('landOrKutchaHouse'),
  'other-housing-scheme': yesTo('housingHelp'),
  'other-pension': yesTo('otherPension'),
  'away-from-home': ticked('lodging', 'government-hostel', 'elsewhere'),
  'no-hostel-place': ticked('lodging', 'home', 'elsewhere'),
  'registered-organisation': yesTo('registered'),
  'registered-cooperative': ticked('organisationKind', 'cooperative', 'spinning-mill'),
  'spinning-mill': ticked('organisationKind', 'spinning-mill'),
  'hostel-or-disability-institution': ticked('organisationKind', 'care-institution'),
  'deaddiction-work': yesTo('antiAddiction'),
};

/**
 * Whether an option was chosen. On the page of life situations a box left empty is no "no": people tick what they
 * think of first, so that what rests on it stays open. Everywhere else the page asked for exactly this.
 */
export function optionFinding(answers: Answers, { question, options }: Source): Finding {
  const chosen = chosenFor(answers, question);
  if (chosen?.some((option) => options.includes(option))) return met(question);
  return chosen === undefined || question === 'situation' ? open(question) : failed(question);
}

/** Whether one of these situations holds. Of several open ones it asks the one that fits who is asked. */
export function situationFinding(answers: Answers, situations: readonly Situation[]): Finding {
  const all = situations.map((situation) => optionFinding(answers, SOURCES[situation]));
  const onPath = (finding: Finding) =>
    finding.state !== 'open' || finding.question === undefined || isOnPath(finding.question, answers);
  return anyOf([...all.filter(onPath), ...all.filter((finding) => !onPath(finding))]);
}
