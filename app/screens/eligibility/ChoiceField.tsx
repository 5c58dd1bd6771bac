import { ChoiceTiles } from '#app/components/forms/ChoiceTiles.tsx';
import { getQuestion } from '#app/eligibility/questions.ts';
import type { FieldProps } from './fieldProps.ts';
import { NONE } from './none.ts';
import styles from './QuestionPage.module.css';

/** One of the options, or as many as hold. "None of these" stands alone. */
export function ChoiceField({ title, hint, question, words, draft, onDraft, wrong }: FieldProps) {
  const asked = getQuestion(question);
  if (asked.form === 'number') return null;
  const several = asked.form === 'choices';
  const choose = (next: string[]) => {
    const isNone = several && next.at(-1) === NONE;
    onDraft({ text: '', chosen: isNone ? [NONE] : next.filter((value) => value !== NONE) });
  };
  return (
    <fieldset
      id="answer"
      // A group of boxes has no state of its own: there each box says that it is wrong.
      role={several ? undefined : 'radiogroup'}
      aria-invalid={!several && wrong ? true : undefined}
      aria-describedby={hint ? 'hint' : undefined}
    >
      <legend>
        <h1>{title}</h1>
      </legend>
      {hint && (
        <p id="hint" className={styles.hint}>
          {hint}
        </p>
      )}
      <ChoiceTiles
        tiles={[
          ...asked.options.map((value) => ({ value, label: words.option(question, value) })),
          ...(several ? [{ value: NONE, label: words.t('noneOfThese') }] : []),
        ]}
        chosen={draft.chosen}
        onChoice={choose}
        several={several}
        wrong={wrong}
      />
    </fieldset>
  );
}
