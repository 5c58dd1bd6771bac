import { ArrowRight, Check, CircleHelp } from 'lucide-react';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import type { AssessedCondition, Assessment } from '#app/eligibility/assess.ts';
import { useFinder } from '../FinderContext.ts';
import { TEXT_BUTTON } from '../FinderParts.tsx';
import { AllConditions } from './AllConditions.tsx';
import { mainReasons } from './mainReasons.ts';
import { schemeAnchor } from './ResultList.tsx';
import styles from './ResultScheme.module.css';

/** Shows why a scheme fits, in two lines, and what is not known yet, with all conditions below. */
export function ResultScheme({ assessment }: { assessment: Assessment }) {
  const { text } = useFinder();
  const { scheme, conditions, verdict } = assessment;
  const unknown =
    conditions.find(({ state }) => state === 'open') ?? conditions.find(({ state }) => state === 'office');
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
        {mainReasons(conditions).map(({ question, answer }) => (
          <li key={question} data-state="met" data-answer>
            <Check aria-hidden="true" />
            <span>
              <span className="sr">{text.t('results.state.met')} </span>
              {text.reason(question, answer)}
            </span>
          </li>
        ))}
        {verdict === 'check' && unknown && <Unknown condition={unknown} />}
      </ul>
      <div className={styles.ways}>
        <AllConditions assessment={assessment} />
        <OnwardLink to={`/scheme/${scheme.id}#apply`}>
          {text.t('results.howToApply')}
          <span className="sr">: {scheme.title}</span>
        </OnwardLink>
      </div>
    </article>
  );
}

/** Says what is not known yet, and how the visitor finds out. */
function Unknown({ condition: { rule, state, question, answer } }: { condition: AssessedCondition }) {
  const { visit, text } = useFinder();
  const { t, context } = text;
  const given = question && answer && !('skipped' in answer) ? text.answer(question, answer) : undefined;
  const isPaper = rule.kind === 'holds' && given !== undefined;
  return (
    <li data-state="open">
      <CircleHelp aria-hidden="true" />
      <div>
        <p>
          {t(state === 'office' ? 'results.officeChecks' : isPaper ? 'results.getFirst' : 'results.notSettled', {
            rule: rule.text,
          })}{' '}
          {given && !isPaper && <span data-answer>{t('results.answer', { ...context, answer: given })}</span>}
        </p>
        {rule.kind === 'holds' && rule.situation && (
          <OnwardLink to={`/situations/${rule.situation}`}>{t('results.howToGet')}</OnwardLink>
        )}
        {question && !isPaper && (
          <button type="button" className={`no-print ${TEXT_BUTTON}`} onClick={() => visit.open(question)}>
            {t(given ? 'results.answerExactly' : 'results.answerThis')}
            <span className="sr">: {text.name(question)}</span>
            <ArrowRight aria-hidden="true" />
          </button>
        )}
      </div>
    </li>
  );
}
