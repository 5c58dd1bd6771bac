import type { Interval, QuestionId } from '#app/eligibility/questions.ts';
import type { Draft } from './draft.ts';
import type { FinderWords } from './finderWords.ts';

/** What a question's field is given. `wrong`: id of the message that says what is wrong. */
export type FieldProps = {
  title: string;
  hint: string | undefined;
  question: QuestionId;
  words: FinderWords;
  groups: readonly Interval[];
  draft: Draft;
  onDraft: (draft: Draft) => void;
  wrong: string | undefined;
};
