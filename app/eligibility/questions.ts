/** Numbers from `from` to `to`, inclusive; without `to` unbounded. An exact number has equal bounds. Only percentages have decimals. */
export type Interval = { from: number; to?: number };

/** The life situations in the order of asking. */
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

/** Who is asked: everyone, every person but no organisation, or visitors with one of these situations. */
type Respondents = 'person' | 'everyone' | readonly SituationId[];

/** `choice` takes one option, `choices` several. */
export type ChoiceQuestion = { form: 'choice' | 'choices'; options: readonly string[]; respondents: Respondents };
export type NumberQuestion = {
  form: 'number';
  unit: 'age' | 'rupees' | 'percent' | 'years' | 'count';
  max: number;
  respondents: Respondents;
  /** First numbers of fixed ranges to choose from; without them `findBrackets` derives ranges from the schemes. */
  bracketStarts?: readonly number[];
  /** The hardship that must be ticked, because the question would hurt other visitors, also those who answered "I don't know". */
  hardship?: string;
};
export type Question = ChoiceQuestion | NumberQuestion;

const COMMUNITIES = ['SC', 'matang', 'charmakar', 'NB', 'ST', 'VJNT', 'SBC', 'OBC', 'none'] as const;
const AGE = { form: 'number', unit: 'age', max: 120 } as const;
const RUPEES = { form: 'number', unit: 'rupees', max: 999_999_999 } as const;
const PERCENT = { form: 'number', unit: 'percent', max: 100 } as const;
const COUNT = { form: 'number', unit: 'count', max: 99_999 } as const;
const YES_OR_NO = { form: 'choice', options: ['yes', 'no'] } as const;

/** All questions in the order of asking: questions that decide the most schemes come first. How to add one: docs/how-to/add-a-question.md. */
export const QUESTIONS = {
  /** Changes only the wording of other questions. Is never asked on its own page, because the first page asks it with `situation`. */
  helping: { ...YES_OR_NO, respondents: [] },
  situation: { form: 'choices', options: SITUATION_OPTIONS, respondents: 'everyone' },
  organisationKind: {
    form: 'choice',
    options: ['voluntary', 'self-help-group', 'cooperative', 'spinning-mill', 'care-institution', 'other'],
    respondents: ['organisation'],
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
    respondents: ['couple'],
  },
  groomAge: { ...AGE, respondents: ['couple'] },
  brideAge: { ...AGE, respondents: ['couple'] },
  age: { ...AGE, bracketStarts: [0, 18, 40, 60, 65, 80], respondents: 'person' },
  /** "Were you born on or before …", asked if the current age does not decide: see `findBirthDateCutoff`. */
  born: { ...YES_OR_NO, respondents: 'person' },
  community: { form: 'choice', options: COMMUNITIES, respondents: 'person' },
  study: {
    form: 'choice',
    options: ['school', 'class-11-12', 'iti', 'degree', 'postgraduate', 'doctorate', 'none'],
    respondents: ['student'],
  },
  class: { form: 'choice', options: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'], respondents: ['student'] },
  /** Admission to a course that has not begun. */
  admitted: {
    form: 'choice',
    options: ['class-11-12', 'iti', 'degree', 'postgraduate', 'doctorate', 'none'],
    respondents: ['student'],
  },
  course: { form: 'choices', options: ['national-institution', 'abroad', 'professional'], respondents: ['student'] },
  marital: { form: 'choice', options: ['widow', 'separated', 'unmarried'], respondents: ['single'] },
  disability: { ...PERCENT, respondents: ['disability'] },
  severalDisabilities: { ...YES_OR_NO, respondents: ['disability'] },
  work: {
    form: 'choices',
    options: ['cleaning-work', 'manual-scavenger', 'leather-work'],
    respondents: ['work', 'student'],
  },
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
      'children-do-not-support',
    ],
    respondents: 'person',
  },
  earnerAge: { ...AGE, respondents: 'person', hardship: 'earner-died' },
  bpl: { ...YES_OR_NO, respondents: 'person' },
  income: { ...RUPEES, respondents: 'person' },
  area: { form: 'choice', options: ['rural', 'urban'], respondents: 'person' },
  /** Comes before `residence`, which it may answer. */
  residenceYears: { form: 'number', unit: 'years', max: 120, respondents: 'person' },
  residence: { ...YES_OR_NO, respondents: 'everyone' },
  gender: { form: 'choice', options: ['woman', 'man', 'other'], respondents: 'person' },
  otherPension: { ...YES_OR_NO, respondents: 'person' },
  aadhaar: { ...YES_OR_NO, respondents: 'person' },
  freeEquipment: { ...YES_OR_NO, respondents: 'person' },
  landOrKutchaHouse: { ...YES_OR_NO, respondents: 'person' },
  housingHelp: { ...YES_OR_NO, respondents: 'person' },
  marks: { ...PERCENT, respondents: ['student'] },
  lodging: { form: 'choice', options: ['home', 'government-hostel', 'elsewhere'], respondents: ['student'] },
  registered: { ...YES_OR_NO, respondents: ['organisation'] },
  antiAddiction: { ...YES_OR_NO, respondents: ['social-work', 'organisation'] },
  workYears: { form: 'number', unit: 'years', max: 150, respondents: ['social-work', 'organisation'] },
  groupCommunity: { form: 'choice', options: COMMUNITIES, respondents: ['organisation'] },
  membersSc: { ...PERCENT, respondents: ['organisation'] },
  membersScOrNb: { ...PERCENT, respondents: ['organisation'] },
  couples: { ...COUNT, respondents: ['organisation'] },
  residents: { ...COUNT, respondents: ['organisation'] },
  projectCost: { ...RUPEES, respondents: ['business', 'organisation'] },
  loanSanction: { ...YES_OR_NO, respondents: ['business'] },
  fir: { ...YES_OR_NO, respondents: 'person' },
} as const satisfies Record<string, Question>;

export type QuestionId = keyof typeof QUESTIONS;
export const QUESTION_IDS = Object.keys(QUESTIONS) as QuestionId[];

export const isQuestion = (id: unknown): id is QuestionId => QUESTION_IDS.some((known) => known === id);

/** Returns a question, typed as the union of all forms. */
export function questionById(id: QuestionId): Question {
  return QUESTIONS[id];
}

/** The smallest difference between two answers in a unit. */
export const stepOf = (unit: NumberQuestion['unit']) => (unit === 'percent' ? 0.01 : 1);
