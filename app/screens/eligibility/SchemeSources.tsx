import { provenanceText } from '#app/components/facts/provenanceText.ts';
import { LinkedText } from '#app/components/links/LinkedText.tsx';
import type { AssessedCondition } from '#app/eligibility/assess.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './ResultScheme.module.css';

type SchemeSourcesProps = { scheme: FinderScheme; conditions: readonly AssessedCondition[] };

/** Where each condition comes from and which day it describes, folded: few ask, and they must find it. */
export function SchemeSources({ scheme, conditions }: SchemeSourcesProps) {
  const { t } = useTranslation('eligibility');
  const { t: common } = useTranslation('components');
  const sources = [...new Set(conditions.flatMap(({ rule }) => rule.source ?? []))];
  return (
    <details className={styles.sources}>
      <summary>
        {t('results.sources')}
        <span className="sr">: {scheme.title}</span>
      </summary>
      <dl>
        {sources.map((source) => (
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
      <p>{provenanceText(scheme, common, useLanguage())}</p>
    </details>
  );
}
