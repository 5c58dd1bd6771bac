import { ArrowRight, CalendarClock, Check, CircleHelp, X } from 'lucide-react';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import { provenanceText } from '#app/components/facts/Provenance.tsx';
import { Reported } from '#app/components/facts/Reported.tsx';
import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import type { AssessedCondition, Assessment, NearMiss } from '#app/eligibility/assess.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useFinder } from '../FinderContext.ts';
import { TEXT_BUTTON } from '../FinderParts.tsx';
import styles from './ResultScheme.module.css';

/** Shows a scheme with its conditions. Shows only the failed conditions if the scheme is refused. */
export function ResultScheme({ assessment: { scheme, verdict, conditions } }: { assessment: Assessment }) {
  const { visit, text } = useFinder();
  const { t } = text;
  const isRefused = verdict === 'notNow';
  const listed = isRefused ? conditions.filter(({ state }) => state === 'failed') : conditions;
  const checkedByOffice = isRefused ? [] : conditions.filter(({ state }) => state === 'office');
  const openQuestion = conditions.find(({ state, question }) => state === 'open' && question)?.question;
  return (
    <article className={styles.scheme}>
      <h3>
        <PageLink to={`/scheme/${scheme.id}`}>{scheme.title}</PageLink>
      </h3>
      <div className={styles.amount}>
        <BenefitAmount benefit={scheme.benefit} />
        <Cautions entry={scheme} />
      </div>
      <div className={styles.why}>
        <Reported report={scheme.reported} />
        {!isRefused && <SharedTotal scheme={scheme} />}
        <ul>
          {listed.map((condition) => (
            <ConditionItem key={condition.rule.text} condition={condition} />
          ))}
        </ul>
        {conditions.map(({ rule, nearMiss }) => nearMiss && <NearMissNote key={rule.text} nearMiss={nearMiss} />)}
        {checkedByOffice.length > 0 && (
          <div className={styles.office}>
            <p>{t('results.officeChecks')}</p>
            <ul>
              {checkedByOffice.map(({ rule }) => (
                <li key={rule.text}>{rule.text}</li>
              ))}
            </ul>
          </div>
        )}
        <SchemeSources scheme={scheme} conditions={conditions} />
        <p className={`no-print ${styles.ways}`}>
          {!isRefused && (
            <OnwardLink to={`/scheme/${scheme.id}#apply`}>
              {t('results.howToApply')}
              <span className="sr">: {scheme.title}</span>
            </OnwardLink>
          )}
          {verdict === 'check' && openQuestion && (
            <button type="button" className={TEXT_BUTTON} onClick={() => visit.open(openQuestion)}>
              {t('results.answerThis')}
              <span className="sr">: {text.name(openQuestion)}</span>
              <ArrowRight aria-hidden="true" />
            </button>
          )}
        </p>
      </div>
    </article>
  );
}

/** Warns that schemes share one total, because each of them shows the whole amount. */
function SharedTotal({ scheme: { benefit, sharesTotalWith = [] } }: { scheme: FinderScheme }) {
  const { catalogue, text } = useFinder();
  const amount = text.rupees(benefit.rupees ?? 0);
  return catalogue
    .filter(({ id }) => sharesTotalWith.includes(id))
    .map(({ id, title }) => (
      <p key={id} className={styles.total}>
        {text.t('results.sharedTotal', { scheme: title, amount })}
      </p>
    ));
}

const ICONS = { met: Check, open: CircleHelp, failed: X } as const;

/** Shows a condition and the visitor's answer. `data-answer` lets the stylesheet hide the answer in print. */
function ConditionItem({ condition: { rule, state, question, answer } }: { condition: AssessedCondition }) {
  const { text } = useFinder();
  if (state === 'office') return null;
  const { t, context } = text;
  const Icon = ICONS[state];
  const answerText = question && answer && !('skipped' in answer) ? text.answer(question, answer) : undefined;
  return (
    <li className={styles.condition} data-state={state}>
      <Icon aria-hidden="true" />
      <span>
        <span className="sr">{t(`results.state.${state}`)} </span>
        {state === 'failed' ? t('results.failed', { rule: rule.text }) : rule.text}{' '}
        {answerText && (
          <span data-answer>
            {t(state === 'open' ? 'results.unclear' : 'results.answer', { ...context, answer: answerText })}
          </span>
        )}
        {state === 'open' && !answerText && question && (
          <span>
            {t(answer ? 'results.skipped' : 'results.unasked', { ...context, question: text.name(question) })}
          </span>
        )}
        {state === 'open' && !question && <span>{t('results.officeTells')}</span>}
      </span>
    </li>
  );
}

function NearMissNote({ nearMiss: { kind, bound, who } }: { nearMiss: NearMiss }) {
  const { t, context, rupees } = useFinder().text;
  return (
    <p className={styles.nearMiss}>
      <CalendarClock aria-hidden="true" />
      <span>
        {kind === 'age'
          ? t('results.nearAge', { ...(who ? { context: who } : context), age: bound })
          : t('results.nearIncome', { ...context, amount: rupees(bound) })}
      </span>
    </p>
  );
}

function SchemeSources({ scheme, conditions }: Pick<Assessment, 'scheme' | 'conditions'>) {
  const { t } = useFinder().text;
  const { t: components, language } = useTranslation('components');
  const sources = new Set(conditions.flatMap(({ rule }) => rule.source ?? []));
  return (
    <details className={styles.sources}>
      <summary>
        {t('results.sources')}
        <span className="sr">: {scheme.title}</span>
      </summary>
      <dl>
        {Array.from(sources, (source) => (
          <div key={source}>
            <dt>
              <LinkedText>{source}</LinkedText>
            </dt>
            {conditions
              .filter(({ rule }) => rule.source === source)
              .map(({ rule }) => (
                <dd key={rule.text}>{rule.text}</dd>
              ))}
          </div>
        ))}
      </dl>
      <p>{provenanceText(scheme, components, language)}</p>
    </details>
  );
}
