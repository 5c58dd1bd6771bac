import { ArrowRight, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { whoseAmount } from '#app/components/facts/benefitText.ts';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { chosenFor } from '#app/eligibility/answers.ts';
import type { AssessedCondition, Assessment, NearMiss, Verdict } from '#app/eligibility/assess.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import type { Addable } from '#app/eligibility/finding.ts';
import { SITUATION_OPTIONS } from '#app/eligibility/questions.ts';
import { remainingQuestions } from '#app/eligibility/remainingQuestions.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { useFinder } from '../FinderContext.ts';
import type { FinderText } from '../finderText.ts';
import styles from './ResultsPage.module.css';

type GroupProps = { assessments: readonly Assessment[] };

/** Lists the schemes that an answer excludes, with that answer and with what would have to change. */
export function RefusedSchemes({ assessments }: GroupProps) {
  const { text } = useFinder();
  const { t, context } = text;
  if (assessments.length === 0) return null;
  return (
    <FoldedGroup title={t('results.notNow', { ...context, number: assessments.length })} verdict="notNow">
      <ul className={styles.rows}>
        {assessments.map(({ scheme, conditions }) => (
          <li key={scheme.id}>
            <SchemeName scheme={scheme} />
            <p>{formatRefusal(conditions, text)}</p>
          </li>
        ))}
      </ul>
    </FoldedGroup>
  );
}

/** Formats why a scheme is refused. Quotes all alternative rules (men or women, village or town) if it is unknown which applies. */
function formatRefusal(conditions: readonly AssessedCondition[], text: FinderText): string {
  const failed = conditions.filter(({ state }) => state === 'failed');
  const { rule, question, answer, nearMiss } = failed.find((one) => one.nearMiss) ?? failed[0] ?? {};
  if (rule === undefined || question === undefined || answer === undefined) return '';
  const given = text.t('results.answer', { ...text.context, answer: text.answer(question, answer) });
  const alternatives = failed.filter((one) => one.question === question && one.rule.kind === rule.kind);
  const rules = alternatives.map((one) => one.rule.text);
  return [...rules, given, nearMiss && formatNearMiss(nearMiss, text)].filter(Boolean).join(' ');
}

function formatNearMiss({ kind, bound, who }: NearMiss, { t, context, rupees }: FinderText): string {
  if (kind === 'age') return t('results.nearAge', { ...(who ? { context: who } : context), age: bound });
  if (kind === 'residence') return t('results.nearResidence', { ...context, years: bound });
  return t('results.nearIncome', { ...context, amount: rupees(bound) });
}

/** Lists the schemes of situations that were not ticked, with a button that adds the situation. */
export function OtherSituations({ assessments }: GroupProps) {
  const { t, context } = useFinder().text;
  if (assessments.length === 0) return null;
  return (
    <FoldedGroup title={t('results.otherSituation', { number: assessments.length })} verdict="otherSituation">
      <p className={styles.small}>{t('results.otherSituationLead', context)}</p>
      {[...SITUATION_OPTIONS, 'person' as const].map((add) => (
        <OtherSituation key={add} add={add} assessments={assessments.filter((one) => one.add === add)} />
      ))}
    </FoldedGroup>
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

/** Lists the schemes without conditions on the person. */
export function UnconditionalSchemes({ assessments }: GroupProps) {
  const { t } = useFinder().text;
  if (assessments.length === 0) return null;
  return (
    <FoldedGroup title={t('results.noConditions', { number: assessments.length })}>
      <ul role="list" className={styles.names}>
        {assessments.map(({ scheme }) => (
          <li key={scheme.id}>
            <SchemeName scheme={scheme} />
            <BenefitAmount benefit={scheme.benefit} />
            <Whose scheme={scheme} />
          </li>
        ))}
      </ul>
    </FoldedGroup>
  );
}

function Whose({ scheme }: { scheme: FinderScheme }) {
  const whose = whoseAmount(scheme);
  return whose && <p className={styles.small}>{whose}</p>;
}

/** Shows the official name as well, because several corporations offer schemes with the same everyday name. */
function SchemeName({ scheme: { id, title, plainTitle } }: { scheme: FinderScheme }) {
  return (
    <p>
      <PageLink to={pageOf.schemes(id)}>{plainTitle ?? title}</PageLink>
      {plainTitle && <small>{title}</small>}
    </p>
  );
}

function FoldedGroup({ title, verdict, children }: { title: string; verdict?: Verdict; children: ReactNode }) {
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
