import { ArrowRight, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { chosenFor } from '#app/eligibility/answers.ts';
import type { AssessedCondition, Assessment, NearMiss } from '#app/eligibility/assess.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import type { Addable } from '#app/eligibility/finding.ts';
import { SITUATION_OPTIONS } from '#app/eligibility/questions.ts';
import { remainingQuestions } from '#app/eligibility/remainingQuestions.ts';
import { useFinder } from '../FinderContext.ts';
import type { FinderText } from '../finderText.ts';
import styles from './ResultsPage.module.css';

type GroupProps = { assessments: readonly Assessment[] };

/** Lists the schemes that an answer speaks against, with this answer or with what can still change. */
export function NotNow({ assessments }: GroupProps) {
  const { text } = useFinder();
  const { t, context } = text;
  if (assessments.length === 0) return null;
  return (
    <Fold title={t('results.notNow', { ...context, number: assessments.length })} verdict="notNow">
      <ul className={styles.rows}>
        {assessments.map(({ scheme, conditions }) => (
          <li key={scheme.id}>
            <SchemeName scheme={scheme} />
            <p>{reasonOf(conditions, text)}</p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Returns the reason of a refusal. Rules for men and women, or villages and towns, are all said if it is not known which applies. */
function reasonOf(conditions: readonly AssessedCondition[], text: FinderText): string {
  const failed = conditions.filter(({ state }) => state === 'failed');
  const { rule, question, answer, nearMiss } = failed.find((one) => one.nearMiss) ?? failed[0] ?? {};
  if (rule === undefined || question === undefined || answer === undefined) return '';
  const given = text.t('results.answer', { ...text.context, answer: text.answer(question, answer) });
  const alternatives = failed.filter((one) => one.question === question && one.rule.kind === rule.kind);
  const rules = alternatives.map((one) => one.rule.text);
  return [...rules, given, nearMiss && nearMissText(nearMiss, text)].filter(Boolean).join(' ');
}

function nearMissText({ kind, bound, who }: NearMiss, { t, context, rupees }: FinderText): string {
  if (kind === 'age') return t('results.nearAge', { ...(who ? { context: who } : context), age: bound });
  if (kind === 'residence') return t('results.nearResidence', { ...context, years: bound });
  return t('results.nearIncome', { ...context, amount: rupees(bound) });
}

/** Lists the schemes of situations that were not ticked, with a button that adds the situation. */
export function OtherSituations({ assessments }: GroupProps) {
  const { t, context } = useFinder().text;
  if (assessments.length === 0) return null;
  return (
    <Fold title={t('results.otherSituation', { number: assessments.length })} verdict="otherSituation">
      <p className={styles.small}>{t('results.otherSituationLead', context)}</p>
      {[...SITUATION_OPTIONS, 'person' as const].map((add) => (
        <OtherSituation key={add} add={add} assessments={assessments.filter((one) => one.add === add)} />
      ))}
    </Fold>
  );
}

function OtherSituation({ add, assessments }: GroupProps & { add: Addable }) {
  const { visit, catalogue, today, text } = useFinder();
  const { t, context } = text;
  if (assessments.length === 0) return null;
  const name = add === 'person' ? t('results.person') : text.option('situation', add);
  const addSituation = () => {
    if (add === 'person') return visit.open('situation');
    const ticked = chosenFor(visit.answers, 'situation') ?? [];
    visit.answer(
      [['situation', { chosen: [...ticked, add] }]],
      (answers) => remainingQuestions(catalogue, answers, today)[0],
    );
  };
  return (
    <div className={styles.other}>
      <h3>{t('results.situation', { situation: name, number: assessments.length })}</h3>
      <button type="button" className={`no-print ${buttons.secondary}`} onClick={addSituation}>
        {t('results.addSituation', context)}
        <span className="sr">: {name}</span>
        <ArrowRight aria-hidden="true" />
      </button>
      <ul className={styles.names}>
        {assessments.map(({ scheme }) => (
          <li key={scheme.id}>
            <SchemeName scheme={scheme} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lists the schemes that ask nothing of the person. */
export function Unconditional({ assessments }: GroupProps) {
  const { t } = useFinder().text;
  if (assessments.length === 0) return null;
  return (
    <Fold title={t('results.noConditions', { number: assessments.length })} verdict="unconditional">
      <ul role="list" className={styles.names}>
        {assessments.map(({ scheme }) => (
          <li key={scheme.id}>
            <SchemeName scheme={scheme} />
            <BenefitAmount benefit={scheme.benefit} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Shows the official name as well, because several corporations offer schemes with the same everyday name. */
function SchemeName({ scheme: { id, title, plainTitle } }: { scheme: FinderScheme }) {
  return (
    <p>
      <PageLink to={`/scheme/${id}`}>{plainTitle ?? title}</PageLink>
      {plainTitle && <small>{title}</small>}
    </p>
  );
}

function Fold({ title, verdict, children }: { title: string; verdict: string; children: ReactNode }) {
  return (
    <details className={styles.fold} data-verdict={verdict}>
      <summary>
        <h2>{title}</h2>
        <ChevronDown aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
