import { ArrowRight } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { Reported } from '#app/components/facts/Reported.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import type { Assessment } from '#app/eligibility/assess.ts';
import type { Known } from './known.ts';
import { NearMiss } from './NearMiss.tsx';
import { Reason } from './Reason.tsx';
import styles from './ResultScheme.module.css';
import { SchemeSources } from './SchemeSources.tsx';
import { SharedTotal } from './SharedTotal.tsx';
import text from './TextButton.module.css';
import type { Visit } from './useVisit.ts';

type ResultSchemeProps = { assessment: Assessment; visit: Visit; known: Known };

/** One scheme with its conditions beside the answers, what only the office can tell, and the way on. Refused: by what. */
export function ResultScheme({ assessment: { scheme, verdict, conditions }, visit, known }: ResultSchemeProps) {
  const { t } = known.words;
  // What else would have to hold matters only where nothing is refused.
  const told = conditions.filter(({ state }) => (verdict === 'notNow' ? state === 'failed' : state !== 'office'));
  const office = conditions.filter(({ state }) => state === 'office');
  const open = conditions.find(({ state, question }) => state === 'open' && question)?.question;
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
        {verdict !== 'notNow' && <SharedTotal scheme={scheme} known={known} />}
        <ul>
          {told.map((condition) => (
            <Reason key={condition.rule.text} condition={condition} known={known} />
          ))}
        </ul>
        {conditions.map(
          ({ rule, nearMiss }) => nearMiss && <NearMiss key={rule.text} near={nearMiss} words={known.words} />,
        )}
        {office.length > 0 && verdict !== 'notNow' && (
          <div className={styles.office}>
            <p>{t('results.officeChecks')}</p>
            <ul>
              {office.map(({ rule }) => (
                <li key={rule.text}>{rule.text}</li>
              ))}
            </ul>
          </div>
        )}
        <SchemeSources scheme={scheme} conditions={conditions} />
        <p className={`no-print ${styles.ways}`}>
          {verdict !== 'notNow' && (
            <PageLink to={`/scheme/${scheme.id}#apply`} className={buttons.onward}>
              {t('results.howToApply')}
              <span className="sr">: {scheme.title}</span>
              <ArrowRight aria-hidden="true" />
            </PageLink>
          )}
          {verdict === 'check' && open && (
            <button type="button" className={`${buttons.onward} ${text.text}`} onClick={() => visit.open(open)}>
              {t('results.answerThis')}
              <span className="sr">: {known.words.name(open, known.born)}</span>
              <ArrowRight aria-hidden="true" />
            </button>
          )}
        </p>
      </div>
    </article>
  );
}
