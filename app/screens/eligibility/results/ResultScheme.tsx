import { ArrowRight, Check, CircleHelp } from 'lucide-react';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { whoseAmount } from '#app/components/facts/benefitText.ts';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import type { Answer } from '#app/eligibility/answers.ts';
import type { AssessedCondition, Assessment } from '#app/eligibility/assess.ts';
import type { QuestionId } from '#app/eligibility/questions.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { useFinder } from '../FinderContext.ts';
import { TEXT_BUTTON } from '../FinderParts.tsx';
import { AllConditions } from './AllConditions.tsx';
import { chooseMainReasons } from './chooseMainReasons.ts';
import { schemeAnchor } from './ResultList.tsx';
import styles from './ResultScheme.module.css';

/** Shows in two lines why a scheme fits or what is not known yet, and below all its conditions. */
export function ResultScheme({ assessment }: { assessment: Assessment }) {
  const { text } = useFinder();
  const { scheme, conditions, verdict } = assessment;
  const whose = whoseAmount(scheme);
  const reasons = verdict === 'likely' ? chooseMainReasons(conditions) : [];
  const unknown =
    verdict === 'check'
      ? (conditions.find(({ state }) => state === 'open') ?? conditions.find(({ state }) => state === 'office'))
      : undefined;
  return (
    <article className={styles.scheme} id={schemeAnchor(scheme.id)}>
      <h3>
        <PageLink to={pageOf.schemes(scheme.id)}>{scheme.plainTitle ?? scheme.title}</PageLink>
      </h3>
      {scheme.plainTitle && <p className={styles.official}>{scheme.title}</p>}
      <div className={styles.amount}>
        <BenefitAmount benefit={scheme.benefit} />
        {whose && <p>{whose}</p>}
        <Cautions entry={scheme} />
      </div>
      <ul role="list" className={styles.reasons}>
        {reasons.map(({ question, answer }) => (
          <li key={question} className={styles.met} data-answer="">
            <Check aria-hidden="true" />
            <span>
              <span className="sr">{text.t('results.state.met')} </span>
              {text.reason(question, answer)}
            </span>
          </li>
        ))}
        {unknown && <OpenCondition condition={unknown} />}
      </ul>
      <div className={styles.ways}>
        <AllConditions assessment={assessment} />
        {unknown?.question && !isPaperMissing(unknown) ? (
          <AnswerButton
            question={unknown.question}
            label={isAnswered(unknown.answer) ? 'answerExactly' : 'answerThis'}
          />
        ) : (
          <OnwardLink to={`${pageOf.schemes(scheme.id)}#apply`}>
            {text.t('results.howToApply')}
            <span className="sr">: {scheme.title}</span>
          </OnwardLink>
        )}
      </div>
    </article>
  );
}

const isAnswered = (answer: Answer | undefined): answer is Answer => answer !== undefined && !('skipped' in answer);

/** Tells whether an open condition is open because the visitor answered that they do not have the paper. */
const isPaperMissing = ({ rule, answer }: AssessedCondition) => rule.kind === 'holds' && isAnswered(answer);

/** Says why a condition is open: it is unknown or the office checks it, or how to get the missing paper. */
function OpenCondition({ condition }: { condition: AssessedCondition }) {
  const { t, context, answer: answerText } = useFinder().text;
  const { rule, state, question, answer } = condition;
  const isPaper = isPaperMissing(condition);
  return (
    <li className={styles.open}>
      <CircleHelp aria-hidden="true" />
      <div>
        <p>
          {t(state === 'office' ? 'results.officeChecks' : isPaper ? 'results.getFirst' : 'results.notSettled', {
            rule: rule.text,
          })}{' '}
          {question && isAnswered(answer) && !isPaper && (
            <span data-answer="">{t('results.answer', { ...context, answer: answerText(question, answer) })}</span>
          )}
        </p>
        {rule.kind === 'holds' && rule.situation && (
          <OnwardLink to={pageOf.situations(rule.situation)}>{t('results.howToGet')}</OnwardLink>
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
