import { ChoiceTiles } from '#app/components/forms/ChoiceTiles.tsx';
import {
  type ChoiceQuestion,
  type Interval,
  type NumberQuestion,
  type QuestionId,
  questionById,
} from '#app/eligibility/questions.ts';
import { type Draft, formatBracketValue, NONE_VALUE, toggleNone } from '../draft.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './QuestionPage.module.css';

type QuestionFieldProps = {
  id: QuestionId;
  /** `n`: number of the question. `total`: largest possible number of questions. */
  progress: { n: number; total: number };
  brackets: readonly Interval[];
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Id of the error message; undefined while the draft is valid. */
  errorId: string | undefined;
  /** Whether the draft is invalid because it is empty. */
  isEmpty: boolean;
};

export function QuestionField(props: QuestionFieldProps) {
  const question = questionById(props.id);
  return question.form === 'number' ? (
    <NumberField {...props} unit={question.unit} />
  ) : (
    <ChoiceField {...props} question={question} />
  );
}

function ChoiceField({
  id,
  progress,
  question,
  draft,
  onDraft,
  errorId,
}: QuestionFieldProps & { question: ChoiceQuestion }) {
  const { text } = useFinder();
  const multiple = question.form === 'choices';
  const tiles = question.options.map((value) => ({ value, label: text.option(id, value) }));
  return (
    <fieldset
      id="answer"
      // Checkboxes are marked invalid one by one, because ARIA does not allow `aria-invalid` on a group.
      role={multiple ? undefined : 'radiogroup'}
      aria-invalid={!multiple && errorId ? true : undefined}
      aria-describedby={text.hint(id) ? 'hint' : undefined}
    >
      <TitleAndHint id={id} progress={progress} />
      <ChoiceTiles
        tiles={multiple ? [...tiles, { value: NONE_VALUE, label: text.t('noneOfThese') }] : tiles}
        chosen={draft.chosen}
        onChoice={(chosen) => onDraft({ text: '', chosen: multiple ? toggleNone(chosen) : chosen })}
        multiple={multiple}
        columns={question.options[0] === 'yes' && 'large'}
        errorId={errorId}
      />
    </fieldset>
  );
}

type NumberFieldProps = QuestionFieldProps & Pick<NumberQuestion, 'unit'>;

function NumberField({ id, progress, unit, brackets, draft, onDraft, errorId, isEmpty }: NumberFieldProps) {
  const { text } = useFinder();
  return (
    <fieldset>
      <TitleAndHint id={id} progress={progress} />
      {brackets.length > 1 && (
        <div id="groups" role="radiogroup" aria-labelledby="question" aria-invalid={(errorId && isEmpty) || undefined}>
          <ChoiceTiles
            tiles={brackets.map((bracket) => ({
              value: formatBracketValue(bracket),
              label: text.interval(id, bracket),
            }))}
            chosen={draft.chosen}
            onChoice={(chosen) => onDraft({ text: '', chosen })}
            columns
            errorId={isEmpty ? errorId : undefined}
          />
        </div>
      )}
      <label className={unit === 'rupees' ? `${styles.exact} ${styles.rupees}` : styles.exact}>
        <span>{text.t(`field.${unit}`)}</span>
        <input
          id="answer"
          inputMode={unit === 'percent' || unit === 'rupees' ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={40}
          value={draft.text}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={[text.hint(id) && 'hint', errorId].filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => onDraft({ text: target.value, chosen: [] })}
        />
        <span>{text.t(`unit.${unit}`)}</span>
      </label>
    </fieldset>
  );
}

function TitleAndHint({ id, progress }: Pick<QuestionFieldProps, 'id' | 'progress'>) {
  const { text } = useFinder();
  const hint = text.hint(id);
  return (
    <>
      <legend>
        <span className={styles.place}>{text.t('progress', progress)}</span>
        <h1 id="question">{text.title(id)}</h1>
      </legend>
      {hint && (
        <p id="hint" className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
