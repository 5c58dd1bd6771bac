import { ArrowRight, Check, CircleHelp } from 'lucide-react';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import type { Answer } from '#app/eligibility/answers.ts';
import type { AssessedCondition, Assessment } from '#app/eligibility/assess.ts';
import type { QuestionId } from '#app/eligibility/questions.ts';
import { useFinder } from '../FinderContext.ts';
import { TEXT_BUTTON } from '../FinderParts.tsx';
import { AllConditions } from './AllConditions.tsx';
import { mainReasons } from './mainReasons.ts';
import { schemeAnchor } from './ResultList.tsx';
import styles from './ResultScheme.module.css';

/** Shows in two lines why a scheme fits, or else what is not known yet, with all conditions below. */
export function ResultScheme({ assessment }: { assessment: Assessment }) {
  const { text } = useFinder();
  const { scheme, conditions, verdict } = assessment;
  const reasons = verdict === 'likely' ? mainReasons(conditions) : [];
  const unknown =
    verdict === 'check'
      ? (conditions.find(({ state }) => state === 'open') ?? conditions.find(({ state }) => state === 'office'))
      : undefined;
  return (
    <article className={styles.scheme} id={schemeAnchor(scheme.id)}>
      <h3>
        <PageLink to={`/scheme/${scheme.id}`}>{scheme.plainTitle ?? scheme.title}</PageLink>
      </h3>
      {scheme.plainTitle && <p className={styles.official}>{scheme.title}</p>}
      <div className={styles.amount}>
        <BenefitAmount benefit={scheme.benefit} />
        <Cautions entry={scheme} />
      </div>
      <ul role="list" className={styles.reasons}>
        {reasons.map(({ question, answer }) => (
          <li key={question} data-state="met" data-answer>
            <Check aria-hidden="true" />
            <span>
              <span className="sr">{text.t('results.state.met')} </span>
              {text.reason(question, answer)}
            </span>
          </li>
        ))}
        {unknown && <Unknown condition={unknown} />}
      </ul>
      <div className={styles.ways}>
        <AllConditions assessment={assessment} />
        {unknown?.question && !lacksPaper(unknown) ? (
          <AnswerButton question={unknown.question} label={isGiven(unknown.answer) ? 'answerExactly' : 'answerThis'} />
        ) : (
          <OnwardLink to={`/scheme/${scheme.id}#apply`}>
            {text.t('results.howToApply')}
            <span className="sr">: {scheme.title}</span>
          </OnwardLink>
        )}
      </div>
    </article>
  );
}

const isGiven = (answer: Answer | undefined): answer is Answer => answer !== undefined && !('skipped' in answer);

/** Tells whether the visitor says that a paper is missing. */
const lacksPaper = ({ rule, answer }: AssessedCondition) => rule.kind === 'holds' && isGiven(answer);

/** Says what is not known yet, and how the visitor gets a missing paper. */
function Unknown({ condition }: { condition: AssessedCondition }) {
  const { t, context, answer: answerText } = useFinder().text;
  const { rule, state, question, answer } = condition;
  const isPaper = lacksPaper(condition);
  return (
    <li data-state="open">
      <CircleHelp aria-hidden="true" />
      <div>
        <p>
          {t(state === 'office' ? 'results.officeChecks' : isPaper ? 'results.getFirst' : 'results.notSettled', {
            rule: rule.text,
          })}{' '}
          {question && isGiven(answer) && !isPaper && (
            <span data-answer>{t('results.answer', { ...context, answer: answerText(question, answer) })}</span>
          )}
        </p>
        {rule.kind === 'holds' && rule.situation && (
          <OnwardLink to={`/situations/${rule.situation}`}>{t('results.howToGet')}</OnwardLink>
        )}
      </div>
    </li>
  );
}

type AnswerButtonProps = { question: QuestionId; label: 'answerExactly' | 'answerThis' };

function AnswerButton({ question, label }: AnswerButtonProps) {
  const { visit, text } = useFinder();
  return (
    <button type="button" className={`no-print ${TEXT_BUTTON}`} onClick={() => visit.open(question)}>
      {text.t(`results.${label}`)}
      <span className="sr">: {text.name(question)}</span>
      <ArrowRight aria-hidden="true" />
    </button>
  );
}
