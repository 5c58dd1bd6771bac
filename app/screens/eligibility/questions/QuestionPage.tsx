import { ArrowRight, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { Listen, type ListenProps } from '#app/components/listen/Listen.island.tsx';
import { Drawing } from '#app/components/media/Drawing.tsx';
import type { Answer } from '#app/eligibility/answers.ts';
import { assessAll } from '#app/eligibility/assessAll.ts';
import { type QuestionId, questionById } from '#app/eligibility/questions.ts';
import { countPossibleQuestions, findBrackets } from '#app/eligibility/remainingQuestions.ts';
import { createDraft, type Draft, parseDraft } from '../draft.ts';
import { useFinder } from '../FinderContext.ts';
import { BackButton, ErrorSummary, Privacy, StepButtons, TEXT_BUTTON } from '../FinderParts.tsx';
import { isForSomebodyElse } from '../finderText.ts';
import { QuestionField } from './QuestionField.tsx';
import styles from './QuestionPage.module.css';

/** Number of answers from which the schemes can be shown before the last question. */
const ENOUGH_ANSWERS = 5;

type QuestionPageProps = {
  question: QuestionId;
  /** Helpline to call if the device cannot read the question aloud. */
  call: ListenProps['call'];
  onSubmit: (submitted: [QuestionId, Answer][]) => void;
};

export function QuestionPage({ question: id, call, onSubmit }: QuestionPageProps) {
  const { visit, catalogue, today, text } = useFinder();
  const question = questionById(id);
  const brackets = findBrackets(id, catalogue, visit.answers, today);
  const [draft, setDraft] = useState<Draft>(() => createDraft(visit.answers[id], brackets, text.digits));
  const [attempts, setAttempts] = useState(0);
  const answer = parseDraft(draft, question, brackets);
  const isWrong = attempts > 0 && answer === undefined;
  const errorId = isWrong ? 'error' : undefined;
  const isEmpty = draft.text.trim() === '';
  const hasBrackets = brackets.length > 1;
  const { helping: _, [id]: _answer, ...others } = visit.answers;
  const answered = Object.keys(others).length;
  const progress = { n: answered + 1, total: answered + Math.max(1, countPossibleQuestions(catalogue, others, today)) };
  return (
    <div className={styles.asking}>
      <div className={styles.top}>
        <BackButton />
        <ProgressFigures {...progress} />
        <Listen call={call} className={buttons.onward} />
      </div>
      <div className={styles.page}>
        <div className={styles.question}>
          {isWrong && (
            <ErrorSummary
              key={attempts}
              text={text.error(question, { hasBrackets, isEmpty })}
              field={hasBrackets && isEmpty && question.form === 'number' ? 'groups' : 'answer'}
            />
          )}
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (answer) onSubmit([[id, answer]]);
              else setAttempts(attempts + 1);
            }}
          >
            <QuestionField
              id={id}
              progress={progress}
              brackets={brackets}
              draft={draft}
              onDraft={setDraft}
              errorId={errorId}
              isEmpty={isEmpty}
            />
            <StepButtons onSkip={() => onSubmit([[id, { skipped: true }]])}>
              {text.t('continue')}
              <ArrowRight aria-hidden="true" />
            </StepButtons>
          </form>
        </div>
        <Privacy onClear={visit.clear}>
          {answered >= ENOUGH_ANSWERS && (
            <button type="button" className={TEXT_BUTTON} onClick={() => visit.open('results')}>
              {text.t('schemesSoFar')}
            </button>
          )}
          <WhyWeAsk question={id} />
          <TickBox checked={isForSomebodyElse(visit.answers)} onChange={visit.switchPerson}>
            {text.t('helpSomeone')}
          </TickBox>
        </Privacy>
      </div>
    </div>
  );
}

/** Draws one person for each question. Persons up to the current question are filled. */
function ProgressFigures({ n, total }: { n: number; total: number }) {
  return (
    <div className={styles.people}>
      {Array.from({ length: total }, (_, index) => {
        const person = `person-${(index % 6) + 1}`;
        const figure = index < n ? styles[person] : `${styles[`${person}-open`]} ${styles.ahead}`;
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures are never reordered.
        return <Drawing key={index} name="step-person" className={figure} />;
      })}
    </div>
  );
}

const MAX_EXAMPLES = 3;

/** Quotes up to three scheme conditions that depend on the answer to this question. */
function WhyWeAsk({ question }: { question: QuestionId }) {
  const { visit, catalogue, today, text } = useFinder();
  const { likely, check } = assessAll(catalogue, { ...visit.answers, [question]: undefined }, today);
  const examples = new Map<string, string>();
  for (const { scheme, conditions } of [...check, ...likely]) {
    const rule = conditions.find((condition) => condition.question === question)?.rule.text;
    if (rule && !examples.has(rule)) examples.set(rule, scheme.plainTitle ?? scheme.title);
  }
  if (examples.size === 0) return null;
  return (
    <details className={`open-wide ${styles.why}`}>
      <summary>
        {text.t('why.title')}
        <ChevronDown aria-hidden="true" />
      </summary>
      <p>{text.t('why.text')}</p>
      <ul>
        {[...examples].slice(0, MAX_EXAMPLES).map(([rule, scheme]) => (
          <li key={rule}>{text.t('why.rule', { scheme, rule })}</li>
        ))}
      </ul>
    </details>
  );
}
