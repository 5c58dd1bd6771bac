import { ListChecks } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { formatRupees } from '#app/i18n/format/numbers.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { YearPart } from '#app/model/situations/rules.ts';
import styles from './Situation.module.css';
import type { SituationPage } from './situationPage.server.ts';

/** Shows the sum of the fixed amounts in the first year, and links the finder with the answers of the situation. */
export function FirstYear({ situation: { year, answers, call } }: { situation: SituationPage }) {
  const { t, language } = useTranslation(['situation', 'situations']);
  const hasAnswers = answers.texts.length > 0;
  const fragment = hasAnswers ? `#${answers.fragment}` : '';
  return (
    <section className={styles.panel} aria-labelledby="year">
      <h2 id="year">{t(year ? 'year.title' : 'finder.title')}</h2>
      {year && (
        <>
          <p className={styles.sum}>
            <b>{formatRupees(year.rupees, language)}</b> {t('year.upTo')}
          </p>
          <dl>
            {year.parts.map((part) => (
              <YearAmount key={part.id} part={part} />
            ))}
          </dl>
          <p className={styles.small}>{t('year.terms')}</p>
        </>
      )}
      {hasAnswers && <p className={styles.small}>{t('finder.answers', { answers: answers.texts.join('; ') })}</p>}
      <a
        className={`no-print ${call ? buttons.secondary : buttons.primary}`}
        href={pathIn(language, '/eligibility') + fragment}
      >
        <ListChecks aria-hidden="true" />
        {t(hasAnswers ? 'finder.check' : 'situations:none.finder')}
      </a>
    </section>
  );
}

function YearAmount({ part: { rupees, period, inYear } }: { part: YearPart }) {
  const { t, language } = useTranslation('situation');
  return (
    <div>
      <dt>{t(`year.${period}`, { amount: formatRupees(rupees, language) })}</dt>
      <dd>{formatRupees(inYear, language)}</dd>
    </div>
  );
}
