import { ArrowRight, CalendarClock } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { provenanceText } from '#app/components/facts/provenanceText.ts';
import { Reported } from '#app/components/facts/Reported.tsx';
import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import type { AssessedCondition, Assessment, NearMiss } from '#app/eligibility/assess.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useFinder } from '../FinderContext.ts';
import textButton from '../TextButton.module.css';
import { ConditionItem } from './ConditionItem.tsx';
import styles from './ResultScheme.module.css';

/** Shows a scheme with its conditions and the way on; a refused one with the failed conditions alone. */
export function ResultScheme({ assessment: { scheme, verdict, conditions } }: { assessment: Assessment }) {
  const { visit, text, birthDateCutoff } = useFinder();
  const { t } = text;
  const isRefused = verdict === 'notNow';
  const listed = conditions.filter(({ state }) => (isRefused ? state === 'failed' : state !== 'office'));
  const checkedByOffice = conditions.filter(({ state }) => state === 'office');
  const openQuestion = conditions.find(({ state, question }) => state === 'open' && question)?.question;
  return (
    <article className={styles.scheme}>
      <h3>
        <PageLink to={`/scheme/${scheme.id}`}>{scheme.title}</PageLink>
      </h3>
      <div className={styles.amount}>
        <BenefitAmount benefit={scheme.benefit} />
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
        {checkedByOffice.length > 0 && !isRefused && (
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
            <PageLink to={`/scheme/${scheme.id}#apply`} className={buttons.onward}>
              {t('results.howToApply')}
              <span className="sr">: {scheme.title}</span>
              <ArrowRight aria-hidden="true" />
            </PageLink>
          )}
          {verdict === 'check' && openQuestion && (
            <button
              type="button"
              className={`${buttons.onward} ${textButton.text}`}
              onClick={() => visit.open(openQuestion)}
            >
              {t('results.answerThis')}
              <span className="sr">: {text.name(openQuestion, birthDateCutoff)}</span>
              <ArrowRight aria-hidden="true" />
            </button>
          )}
        </p>
      </div>
    </article>
  );
}

/** Tells that schemes pay one total together: each shows the whole amount, and nobody shall add them up. */
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

function NearMissNote({ nearMiss: { kind, bound, who } }: { nearMiss: NearMiss }) {
  const { t, context, number, rupees } = useFinder().text;
  return (
    <p className={styles.nearMiss}>
      <CalendarClock aria-hidden="true" />
      <span>
        {kind === 'age'
          ? t('results.nearAge', { ...(who ? { context: who } : context), age: number(bound) })
          : t('results.nearIncome', { ...context, amount: rupees(bound) })}
      </span>
    </p>
  );
}

type SchemeSourcesProps = { scheme: FinderScheme; conditions: readonly AssessedCondition[] };

function SchemeSources({ scheme, conditions }: SchemeSourcesProps) {
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
