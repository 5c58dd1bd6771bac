/** Whole numbers from `from` to `to`, both counted in; without `to` there is no end. An exact number has both the same. */
export type Interval = { from: number; to?: number };

/** The life situations of the first page. Several may hold. */
export const SITUATION_OPTIONS = [
  'student',
  'senior',
  'single',
  'disability',
  'couple',
  'farm-labourer',
  'business',
  'work',
  'social-work',
  'organisation',
] as const;
export type SituationId = (typeof SITUATION_OPTIONS)[number];

/** Who is asked: everyone who is a person, or those of these situations. */
type Path = 'person' | 'everyone' | readonly SituationId[];

type ChoiceQuestion = { form: 'choice' | 'choices'; options: readonly string[]; path: Path };
type NumberQuestion = {
  form: 'number';
  unit: 'age' | 'rupees' | 'percent' | 'years' | 'count';
  max: number;
  path: Path;
  /** Groups for who does not know the number. Without them `bands` takes them from the bounds of the schemes. */
  groups?: readonly Interval[];
};
export type Question = ChoiceQuestion | NumberQuestion;

const YES_NO = ['yes', 'no'] as const;
const COMMUNITIES = ['SC', 'matang', 'charmakar', 'NB', 'ST', 'VJNT', 'SBC', 'OBC', 'none'] as const;
const AGE = { form: 'number', unit: 'age', max: 120 } as const;
const RUPEES = { form: 'number', unit: 'rupees', max: 999_999_999 } as const;
const PERCENT = { form: 'number', unit: 'percent', max: 100 } as const;
const COUNT = { form: 'number', unit: 'count', max: 99_999 } as const;
const YES_OR_NO = { form: 'choice', options: YES_NO } as const;

const AGE_GROUPS = [
  { from: 0, to: 17 },
  { from: 18, to: 39 },
  { from: 40, to: 59 },
  { from: 60, to: 64 },
  { from: 65, to: 79 },
  { from: 80 },
] as const;

/**
 * Every question, in the order in which they are asked: first what leaves most schemes out or in. `choice` takes one
 * option, `choices` as many as hold, `number` an exact number or a group of numbers.
 */
export const QUESTIONS = {
  /** Whether somebody else is meant. It changes the wording only and is never asked by the engine. */
  helping: { ...YES_OR_NO, path: [] },
  situation: { form: 'choices', options: SITUATION_OPTIONS, path: 'everyone' },

  // The organisation; the couple, before the one of them who asks.
  organisationKind: {
    form: 'choice',
    options: ['voluntary', 'self-help-group', 'cooperative', 'spinning-mill', 'care-institution', 'other'],
    path: ['organisation'],
  },
  marriage: {
    form: 'choices',
    options: [
      'backward-and-other-community',
      'sc-or-nb-in-couple',
      'first-marriage',
      'widow-remarriage',
      'registered-marriage',
      'collective-wedding',
    ],
    path: ['couple'],
  },
  groomAge: { ...AGE, path: ['couple'] },
  brideAge: { ...AGE, path: ['couple'] },

  // The person.
  age: { ...AGE, groups: AGE_GROUPS, path: 'person' },
  /** "Were you born on or before …", where an age counts on a fixed day and the years do not tell: see `bornBy`. */
  born: { ...YES_OR_NO, path: 'person' },
  community: { form: 'choice', options: COMMUNITIES, path: 'person' },
  study: {
    form: 'choice',
    options: ['school', 'class-11-12', 'iti', 'degree', 'postgraduate', 'doctorate', 'none'],
    path: ['student'],
  },
  class: { form: 'choice', options: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'], path: ['student'] },
  /** To a course that has not begun. Nobody studies there yet. */
  admitted: {
    form: 'choice',
    options: ['class-11-12', 'iti', 'degree', 'postgraduate', 'doctorate', 'none'],
    path: ['student'],
  },
  course: { form: 'choices', options: ['national-institution', 'abroad', 'professional'], path: ['student'] },
  marital: { form: 'choice', options: ['widow', 'separated', 'unmarried'], path: ['single'] },
  disability: { ...PERCENT, path: ['disability'] },
  severalDisabilities: { ...YES_OR_NO, path: ['disability'] },
  work: {
    form: 'choices',
    options: ['cleaning-work', 'manual-scavenger', 'leather-work'],
    path: ['work', 'student'],
  },
  /** Of the person, and what may have happened to the family. */
  hardship: {
    form: 'choices',
    options: [
      'nobody-to-support',
      'serious-illness',
      'orphan',
      'earner-died',
      'atrocity-victim',
      'untouchability',
      'sewer-accident',
    ],
    path: 'person',
  },
  bpl: { ...YES_OR_NO, path: 'person' },
  income: { ...RUPEES, path: 'person' },
  area: { form: 'choice', options: ['rural', 'urban'], path: 'person' },
  /** Before `residence`: who says for how many years lives there. */
  residenceYears: { form: 'number', unit: 'years', max: 120, path: 'person' },
  residence: { ...YES_OR_NO, path: 'everyone' },
  gender: { form: 'choice', options: ['woman', 'man', 'other'], path: 'person' },
  otherPension: { ...YES_OR_NO, path: 'person' },
  parent: { ...YES_OR_NO, path: 'person' },
  aadhaar: { ...YES_OR_NO, path: 'person' },
  freeEquipment: { ...YES_OR_NO, path: 'person' },
  landOrKutchaHouse: { ...YES_OR_NO, path: 'person' },
  housingHelp: { ...YES_OR_NO, path: 'person' },
  marks: { ...PERCENT, path: ['student'] },
  lodging: { form: 'choice', options: ['home', 'government-hostel', 'elsewhere'], path: ['student'] },

  // Long work for others, alone or as an organisation.
  registered: { ...YES_OR_NO, path: ['organisation'] },
  antiAddiction: { ...YES_OR_NO, path: ['organisation', 'social-work'] },
  workYears: { form: 'number', unit: 'years', max: 150, path: ['organisation', 'social-work'] },
  groupCommunity: { form: 'choice', options: COMMUNITIES, path: ['organisation'] },
  membersSc: { ...PERCENT, path: ['organisation'] },
  membersScOrNb: { ...PERCENT, path: ['organisation'] },
  couples: { ...COUNT, path: ['organisation'] },
  residents: { ...COUNT, path: ['organisation'] },

  // A business, and the paper after an atrocity.
  projectCost: { ...RUPEES, path: ['business', 'organisation'] },
  loanSanction: { ...YES_OR_NO, path: ['business'] },
  fir: { ...YES_OR_NO, path: 'person' },
} as const satisfies Record<string, Question>;

export type QuestionId = keyof typeof QUESTIONS;
export const QUESTION_IDS = Object.keys(QUESTIONS) as QuestionId[];

/** A question by its id, as the screens need it: any of the forms. */
export function questionOf(id: QuestionId): Question {
  return QUESTIONS[id];
}
