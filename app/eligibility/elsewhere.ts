import type { Language } from '#app/i18n/language.ts';
import type { Elsewhere } from '#app/model/elsewhere/schema.server.ts';
import type { HelplineAudience } from '#app/model/helplines/schema.server.ts';
import { memoizePerLanguage, readData } from '#app/readData.ts';
import { type Answers, chosenFor, isPerson } from './answers.ts';
import { checkBounds } from './bounds.ts';
import { checkGender } from './conditions.ts';
import type { Finding } from './finding.ts';
import type { QuestionId } from './questions.ts';
import { checkOption, checkSituations } from './situations.ts';

type Fitting = NonNullable<Elsewhere['fits']>[number];

/** What another department gives, as the result lists it. In `/eligibility/elsewhere-{language}.json`. */
export type FinderElsewhere = {
  id: string;
  title: string;
  owner: string;
  fits: readonly Fitting[];
  helplines: { number: string; title: string; audience?: HelplineAudience | undefined }[];
};

export const elsewherePath = (language: Language) => `/eligibility/elsewhere-${language}.json`;

/** Raise the number when `findElsewhere` can no longer read the entries of an older release. */
export const ELSEWHERE_FORMAT = 'elsewhere-1';

export const loadElsewhere = memoizePerLanguage((language, cache) =>
  readData<FinderElsewhere[]>(elsewherePath(language), ELSEWHERE_FORMAT, cache),
);

/** Lists the entries that fit the answers: first those whose every part is answered, then those of which some part is. */
export function findElsewhere<Entry extends Pick<FinderElsewhere, 'fits'>>(
  entries: readonly Entry[],
  answers: Answers,
): Entry[] {
  if (!isPerson(answers)) return [];
  const rated = entries.map((entry) => ({ entry, share: Math.max(...entry.fits.map((one) => rate(one, answers))) }));
  return rated
    .filter(({ share }) => share > 0)
    .sort((a, b) => Number(b.share === 1) - Number(a.share === 1))
    .map(({ entry }) => entry);
}

/** Returns the share (0 to 1) of the parts that agree with the answers; 0 if one part contradicts them. */
function rate({ answers: wanted = {}, age }: Fitting, answers: Answers): number {
  const states: Finding['state'][] = Object.entries(wanted).map(([question, options]) =>
    checkChosen(chosenOrImplied(answers, question as QuestionId), options),
  );
  if (age) states.push(checkBounds({ question: 'age', min: age.from, max: age.to }, answers, '').state);
  if (states.includes('failed')) return 0;
  return states.filter((state) => state === 'met').length / states.length;
}

function checkChosen(chosen: readonly string[] | undefined, options: readonly string[]) {
  if (chosen === undefined) return 'open';
  return chosen.some((option) => options.includes(option)) ? 'met' : 'failed';
}

/** Derives the gender from "widow or single woman", which saves the question. */
function chosenOrImplied(answers: Answers, question: QuestionId): readonly string[] | undefined {
  const chosen = chosenFor(answers, question);
  const isSingleWoman = question === 'gender' && chosenFor(answers, 'situation')?.includes('single');
  return isSingleWoman ? ['woman'] : chosen;
}

type Helpline = { number: string; audience?: HelplineAudience | undefined };

/** Lists each helpline for this person once. Omits those for another group of people. */
export function findHelplines<One extends Helpline>(
  general: readonly One[],
  entries: readonly FinderElsewhere[],
  answers: Answers,
): (One | FinderElsewhere['helplines'][number])[] {
  const own = general.filter(({ audience }) => audience !== undefined);
  const everybody = general.filter(({ audience }) => audience === undefined);
  // Lists the number of the person's own group before those of the entries that fit, and a child's before all.
  const all = [...own, ...entries.flatMap(({ helplines }) => helplines), ...everybody];
  const fitting = all
    .filter(({ audience }) => audience === undefined || BELONGS[audience](answers))
    .sort((a, b) => Number(b.audience === 'child') - Number(a.audience === 'child'));
  return [...new Map(fitting.map((helpline) => [helpline.number, helpline])).values()];
}

const CHILD_TO = 17;
const SENIOR_FROM = 60;

/** Tells whether the answers say that the person belongs to the group that a helpline answers. */
const BELONGS: Record<HelplineAudience, (answers: Answers) => boolean> = {
  child: (answers) => checkBounds({ question: 'age', max: CHILD_TO }, answers, '').state === 'met',
  woman: (answers) => checkGender('woman', answers).state === 'met',
  disabled: (answers) => checkSituations(answers, ['disabled']).state === 'met',
  senior: (answers) =>
    checkOption(answers, 'situation', 'senior').state === 'met' ||
    checkBounds({ question: 'age', min: SENIOR_FROM }, answers, '').state === 'met',
};
