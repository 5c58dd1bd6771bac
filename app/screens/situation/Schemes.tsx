import { ChevronDown } from 'lucide-react';
import { formatBenefitAmount, whoseAmount } from '#app/components/facts/benefitText.ts';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import { joinNumbers } from '#app/components/situations/joinNumbers.ts';
import numbered from '#app/components/text/numbered.module.css';
import { formatNumber, formatRupees } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Island } from '#app/islands/Island.tsx';
import * as pageOf from '#app/model/pageOf.ts';
import { MAX_OPEN_SCHEMES } from './groupRows.ts';
import own from './Schemes.module.css';
import styles from './Situation.module.css';
import type { SituationPage } from './situationPage.server.ts';
import { TickOff } from './TickOff.tsx';

type Choice = NonNullable<SituationPage['choice']>;
type Scheme = SituationPage['schemes'][number];

/** Lists the first steps. Offers checkboxes only on pages that add up amounts, because longer pages would need another round trip. */
export function DoThisFirst({ id, first, leave, year }: Pick<SituationPage, 'id' | 'first' | 'leave' | 'year'>) {
  const { t } = useTranslation('situation');
  return (
    <section className={`${styles.part} ${own.first}`} aria-labelledby="first">
      <h2 id="first">{t('first')}</h2>
      <ol role="list" className={numbered.numbered}>
        {first.map(({ what, text, ifRefused }) => (
          <li key={what}>
            <b>{what}</b>
            <p>
              <LinkedText>{text}</LinkedText>
            </p>
            {ifRefused && (
              <details className={own.refused} data-read-aloud="">
                <summary>
                  <h3>{ifRefused.title}</h3>
                  <ChevronDown aria-hidden="true" />
                </summary>
                <ul>
                  {ifRefused.steps.map((step) => (
                    <li key={step}>
                      <LinkedText>{step}</LinkedText>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ol>
      {year && !leave && <Island name="StepTicks" component={TickOff} props={{ id, first }} start="load" />}
    </section>
  );
}

export function SchemesInOrder({ schemes, totals }: Pick<SituationPage, 'schemes' | 'totals'>) {
  const { t } = useTranslation('situation');
  return (
    <section className={styles.part} aria-labelledby="schemes">
      <h2 id="schemes">{t('schemes')}</h2>
      <ol role="list" className={numbered.numbered}>
        {schemes.map((scheme) => (
          <li key={scheme.id}>
            <SchemeRow scheme={scheme} Heading="h3" />
          </li>
        ))}
      </ol>
      {totals.map((total) => (
        <OneAmountNote key={total.numbers.join()} total={total} />
      ))}
    </section>
  );
}

/** Shows the schemes of a long page in groups, so that a reader opens only the group that fits. */
export function SchemeChoice({
  choice: { title, groups },
  schemes,
}: { choice: Choice } & Pick<SituationPage, 'schemes'>) {
  const { t, language } = useTranslation('situation');
  return (
    <section className={own.choice} aria-labelledby="schemes">
      <h2 id="schemes">{title}</h2>
      {groups.map((group) => (
        <details key={group.id} name="group">
          <summary>
            <h3>{group.title}</h3>
            <span>
              {t('choice.group', {
                count: group.schemes.length,
                n: formatNumber(group.schemes.length, language),
                help: group.help,
              })}
            </span>
            <ChevronDown aria-hidden="true" />
          </summary>
          <div id={group.id}>
            <GroupRows
              schemes={group.schemes.flatMap((id) => {
                const scheme = schemes.find((one) => one.id === id);
                return scheme ? [{ ...scheme, benefit: group.benefits[id] ?? scheme.benefit }] : [];
              })}
            />
            <OnwardLink to={`/papers?${new URLSearchParams(group.schemes.map((id) => ['scheme', id]))}`}>
              {t('choice.papers')}
              <span className="sr">: {group.title}</span>
            </OnwardLink>
          </div>
        </details>
      ))}
    </section>
  );
}

function GroupRows({ schemes }: { schemes: readonly Scheme[] }) {
  const { t, language } = useTranslation('situation');
  const rest = schemes.slice(MAX_OPEN_SCHEMES);
  return (
    <>
      <ul role="list">
        {schemes.slice(0, MAX_OPEN_SCHEMES).map((scheme) => (
          <li key={scheme.id}>
            <SchemeRow scheme={scheme} Heading="h4" />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>
            <b>{t('choice.more', { count: rest.length, n: formatNumber(rest.length, language) })}</b>
            <ChevronDown aria-hidden="true" />
          </summary>
          <GroupRows schemes={rest} />
        </details>
      )}
    </>
  );
}

type SchemeRowProps = { scheme: Scheme; Heading: 'h3' | 'h4' };

/** Shows name, amount and for whom, in the same order for screen readers. */
function SchemeRow({ scheme, Heading }: SchemeRowProps) {
  const { id, name, forWhom, benefit, hasOtherBenefits, cautioned } = scheme;
  const { t, language } = useTranslation('schemes');
  const whose = benefit && whoseAmount({ benefit, hasOtherBenefits });
  return (
    <div className={own.row}>
      <Heading>
        <PageLink to={pageOf.schemes(id)}>{name}</PageLink>
      </Heading>
      {benefit && (
        <p>
          <b>{formatBenefitAmount(benefit, t, language)}</b>
        </p>
      )}
      <div>
        {whose && <p>{whose}</p>}
        <p>{forWhom}</p>
        <Cautions entry={cautioned} />
      </div>
    </div>
  );
}

/** Says that several pensions share one total or exclude each other, and that their amounts do not add up. */
function OneAmountNote({ total }: { total: SituationPage['totals'][number] }) {
  const { t, language } = useTranslation('situation');
  const { t: schemes } = useTranslation('schemes');
  const { numbers, rupees, period, separately, onlyOne } = total;
  return (
    <p className={own.total}>
      {t(onlyOne ? 'onlyOne' : 'total', {
        numbers: joinNumbers(numbers, t, language),
        amount: formatBenefitAmount({ what: '', rupees, period }, schemes, language),
        separately: formatRupees(separately, language),
      })}
    </p>
  );
}
