import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { Listen } from '#app/components/listen/Listen.tsx';
import type { Answer } from '#app/eligibility/answers.ts';
import { assessAll } from '#app/eligibility/assessAll.ts';
import { getBrackets } from '#app/eligibility/brackets.ts';
import { getQuestion, type QuestionId } from '#app/eligibility/questions.ts';
import { BackButton } from '../BackButton.tsx';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { useFinder } from '../FinderContext.ts';
import { Privacy } from '../Privacy.tsx';
import textButton from '../TextButton.module.css';
import { createDraft, type Draft, parseDraft } from './draft.ts';
import { Progress } from './Progress.tsx';
import { QuestionField } from './QuestionField.tsx';
import styles from './QuestionPage.module.css';

type QuestionPageProps = { question: QuestionId; onSubmit: (given: [QuestionId, Answer][]) => void };

/** Shows one question in a form that can be sent, skipped or left by the way back. */
export function QuestionPage({ question: id, onSubmit }: QuestionPageProps) {
  const { visit, catalogue, today, text } = useFinder();
  const question = getQuestion(id);
  const brackets = getBrackets(id, catalogue, visit.answers, today);
  const [draft, setDraft] = useState<Draft>(() => createDraft(visit.answers[id], brackets, text.digits));
  const [attempts, setAttempts] = useState(0);
  const answer = parseDraft(draft, question, brackets);
  const isWrong = attempts > 0 && answer === undefined;
  return (
    <div className={styles.page}>
      <div className={styles.question}>
        <BackButton />
        <Progress question={id} />
        {isWrong && <ErrorSummary key={attempts} text={text.error(question, brackets.length > 1)} field="answer" />}
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
            brackets={brackets}
            draft={draft}
            onDraft={setDraft}
            errorId={isWrong ? 'error' : undefined}
          />
          <div className={styles.ways}>
            <button type="submit" className={`${buttons.primary} ${buttons.large}`}>
              {text.t('continue')}
              <ArrowRight aria-hidden="true" />
            </button>
            <Listen look={`${buttons.quiet} ${buttons.large}`} />
            <button
              type="button"
              className={`${buttons.onward} ${textButton.text}`}
              onClick={() => onSubmit([[id, { skipped: true }]])}
            >
              {text.t('skip')}
            </button>
          </div>
        </form>
        <Privacy onClear={visit.clear} />
      </div>
      <WhyWeAsk question={id} />
    </div>
  );
}

const MAX_EXAMPLES = 3;

/** Quotes conditions of schemes that depend on the answer. */
function WhyWeAsk({ question }: { question: QuestionId }) {
  const { visit, catalogue, today, text } = useFinder();
  const { likely, check } = assessAll(catalogue, { ...visit.answers, [question]: undefined }, today);
  const examples = [...check, ...likely].flatMap(({ scheme, conditions }) => {
    const condition = conditions.find((one) => one.question === question);
    return condition ? { scheme: scheme.title, rule: condition.rule.text } : [];
  });
  const different = examples.filter(({ rule }, index) => examples.findIndex((other) => other.rule === rule) === index);
  if (different.length === 0) return null;
  return (
    <aside className={styles.why} aria-labelledby="why">
      <h2 id="why">{text.t('why.title')}</h2>
      <p>{text.t('why.text')}</p>
      <ul>
        {different.slice(0, MAX_EXAMPLES).map((example) => (
          <li key={example.scheme}>{text.t('why.rule', example)}</li>
        ))}
      </ul>
    </aside>
  );
}
