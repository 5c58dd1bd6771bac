import { Check, ChevronDown, Clock } from 'lucide-react';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import { joinNumbers } from '#app/components/situations/joinNumbers.ts';
import { formatNumber, formatRupees } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Situation.module.css';
import type { SituationPage } from './situationPage.server.ts';

type Choice = NonNullable<SituationPage['choice']>;

export function DoThisFirst({ first }: Pick<SituationPage, 'first'>) {
  const { t, language } = useTranslation('situation');
  return (
    <section className={styles.first} aria-labelledby="first">
      <h2 id="first">
        <Clock aria-hidden="true" />
        {t('first')}
      </h2>
      <ol role="list">
        {first.map(({ what, text, ifRefused }, index) => (
          <li key={what}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(index + 1, language)}
            </span>
            <div>
              <p>
                <b>{what}</b> <LinkedText>{text}</LinkedText>
              </p>
              {ifRefused && (
                <div className={styles.refused}>
                  <h3>{ifRefused.title}</h3>
                  <ul>
                    {ifRefused.steps.map((step) => (
                      <li key={step}>
                        <LinkedText>{step}</LinkedText>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function SchemesInOrder({ schemes, totals }: Pick<SituationPage, 'schemes' | 'totals'>) {
  const { t, language } = useTranslation('situation');
  return (
    <section className={styles.schemes} aria-labelledby="schemes">
      <h2 id="schemes">{t('schemes')}</h2>
      <ol role="list">
        {schemes.map((scheme, index) => (
          <li key={scheme.id}>
            <span className={styles.disc} aria-hidden="true">
              {formatNumber(index + 1, language)}
            </span>
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

/** Differs from the ids of the sections of the page, whatever an editor calls a group. */
const groupAnchor = (id: string) => `group-${id}`;

/** Groups the schemes of a long page, so that a reader opens only the group that fits. */
export function SchemeChoice({
  choice: { title, groups },
  schemes,
}: { choice: Choice } & Pick<SituationPage, 'schemes'>) {
  const { t, language } = useTranslation('situation');
  return (
    <section className={styles.choice} aria-labelledby="schemes">
      <h2 id="schemes">{title}</h2>
      {groups.map((group) => (
        <details key={group.id} name="group">
          <summary>
            <h3>{group.title}</h3>
            <span className={styles.small}>
              {t('choice.group', {
                count: group.schemes.length,
                n: formatNumber(group.schemes.length, language),
                help: group.help,
              })}
            </span>
            <ChevronDown aria-hidden="true" />
          </summary>
          <div id={groupAnchor(group.id)} className={styles.schemes}>
            <ul role="list">
              {group.schemes
                .flatMap((id) => schemes.find((scheme) => scheme.id === id) ?? [])
                .map((scheme) => (
                  <li key={scheme.id}>
                    <SchemeRow scheme={scheme} Heading="h4" />
                  </li>
                ))}
            </ul>
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

type SchemeRowProps = { scheme: SituationPage['schemes'][number]; Heading: 'h3' | 'h4' };

function SchemeRow({ scheme: { id, name, official, forWhom, benefit, cautioned }, Heading }: SchemeRowProps) {
  return (
    <>
      <div className={styles.scheme}>
        <Heading className={styles.name}>
          <PageLink to={`/scheme/${id}`}>{name}</PageLink>
        </Heading>
        {official && <p className={styles.small}>{official}</p>}
        <Cautions entry={cautioned} />
        <p className={styles.condition}>
          <Check aria-hidden="true" />
          {forWhom}
        </p>
      </div>
      <div className={styles.amount}>
        {benefit && <BenefitAmount benefit={benefit} size={benefit.words === undefined ? 'card' : 'row'} />}
      </div>
    </>
  );
}

/** Says that several pensions are one total or exclude each other, and what the total is not. */
function OneAmountNote({ total }: { total: SituationPage['totals'][number] }) {
  const { t, language } = useTranslation('situation');
  const { numbers, rupees, separately, period, onlyOne } = total;
  return (
    <div className={styles.total}>
      <p>
        {t(onlyOne ? 'onlyOne' : 'total', {
          numbers: joinNumbers(numbers, t, language),
          amount: formatRupees(rupees, language),
          separately: formatRupees(separately, language),
        })}
      </p>
      <BenefitAmount benefit={{ what: '', rupees, period }} />
    </div>
  );
}
