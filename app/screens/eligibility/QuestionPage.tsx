import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { Listen } from '#app/components/listen/Listen.tsx';
import type { Answer } from '#app/eligibility/answers.ts';
import { getBrackets } from '#app/eligibility/brackets.ts';
import { getQuestion, type QuestionId } from '#app/eligibility/questions.ts';
import { remainingQuestions } from '#app/eligibility/remainingQuestions.ts';
import { BackButton } from './BackButton.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { type Draft, draftOf, given } from './draft.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { Known } from './known.ts';
import { NumberField } from './NumberField.tsx';
import { Privacy } from './Privacy.tsx';
import { Progress } from './Progress.tsx';
import styles from './QuestionPage.module.css';
import text from './TextButton.module.css';
import type { Visit } from './useVisit.ts';
import { WhyWeAsk } from './WhyWeAsk.tsx';

type QuestionPageProps = {
  visit: Visit;
  known: Known;
  question: QuestionId;
  onSubmit: (given: [QuestionId, Answer][]) => void;
};

/** One question on a page of its own: a real form, the way back, and the way past it. */
export function QuestionPage({ visit, known, question, onSubmit }: QuestionPageProps) {
  const { catalogue, today, words, born } = known;
  const { t, title, hint, number } = words;
  const asked = getQuestion(question);
  const groups = getBrackets(question, catalogue, visit.answers, today);
  const [draft, setDraft] = useState<Draft>(() => draftOf(visit.answers[question], groups, words.plain));
  const [tries, setTries] = useState(0);
  const answer = given(draft, asked, groups);
  const wrong = tries > 0 && answer === undefined;
  const message = errorFor();
  function errorFor() {
    if (asked.form !== 'number') return t(asked.form === 'choice' ? 'error.choose' : 'error.tick');
    const bounds = { min: number(asked.unit, 0), max: number(asked.unit, asked.max) };
    return groups.length > 1 ? t('error.number', bounds) : t('error.numberAlone', bounds);
  }
  const Field = asked.form === 'number' ? NumberField : ChoiceField;
  return (
    <div className={styles.page}>
      <div className={styles.question}>
        <BackButton />
        <Progress {...progressOf(visit, known, question)} />
        {wrong && <ErrorSummary key={tries} text={message} field="answer" />}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (answer) onSubmit([[question, answer]]);
            else setTries(tries + 1);
          }}
        >
          <Field
            title={title(question, born)}
            hint={hint(question)}
            question={question}
            words={words}
            groups={groups}
            draft={draft}
            onDraft={setDraft}
            wrong={wrong ? 'error' : undefined}
          />
          <div className={styles.ways}>
            <button type="submit" className={`${buttons.primary} ${buttons.large}`}>
              {t('continue')}
              <ArrowRight aria-hidden="true" />
            </button>
            <Listen look={`${buttons.quiet} ${buttons.large}`} />
            <button
              type="button"
              className={`${buttons.onward} ${text.text}`}
              onClick={() => onSubmit([[question, { skipped: true }]])}
            >
              {t('skip')}
            </button>
          </div>
        </form>
        <Privacy onClear={visit.clear} />
      </div>
      <WhyWeAsk question={question} answers={visit.answers} known={known} />
    </div>
  );
}

/** Which of how many this question is, by what is known now: an answer can spare questions or bring others. */
function progressOf({ answers }: Visit, { catalogue, today }: Known, question: QuestionId) {
  const { helping: _, [question]: _answer, ...others } = answers;
  const asked = Object.keys(others).length;
  const remaining = remainingQuestions(catalogue, others, today);
  const left = remaining.length;
  const isNext = remaining[0] === question;

  return { number: asked + 1, total: Math.max(asked + 1, asked + left + (isNext || left > 0 ? 0 : 1)) };
}
