import { ChoiceTiles } from '#app/components/forms/ChoiceTiles.tsx';
import { getQuestion } from '#app/eligibility/questions.ts';
import { groupValue } from './draft.ts';
import type { FieldProps } from './fieldProps.ts';
import styles from './QuestionPage.module.css';

/** The exact number, or the group it lies in for who does not know it. Choosing one leaves the other. */
export function NumberField({ title, hint, question, words, groups, draft, onDraft, wrong }: FieldProps) {
  const asked = getQuestion(question);
  if (asked.form !== 'number') return null;
  const { t, interval } = words;
  return (
    <fieldset>
      <legend>
        <h1>{title}</h1>
      </legend>
      {hint && (
        <p id="hint" className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.number}>
        <label htmlFor="answer">{t(`field.${asked.unit}`)}</label>
        <input
          id="answer"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={draft.text}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={[hint && 'hint', wrong].filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => onDraft({ text: target.value, chosen: [] })}
        />
      </div>
      {groups.length > 1 && (
        <fieldset className={styles.groups}>
          <legend>{t('notExactly')}</legend>
          <ChoiceTiles
            tiles={groups.map((group) => ({ value: groupValue(group), label: interval(question, group) }))}
            chosen={draft.chosen}
            onChoice={(chosen) => onDraft({ text: '', chosen })}
          />
        </fieldset>
      )}
    </fieldset>
  );
}
