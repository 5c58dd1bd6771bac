import { CircleHelp } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Translate } from '#app/i18n/wordKeys.ts';
import type { Gap } from '#app/model/districts/gaps.ts';
import styles from './Gaps.module.css';

/** Lists what the site does not know of a district. */
export function Gaps({ gaps }: { gaps: Gap[] }) {
  const { t } = useTranslation('district');
  return (
    <ul className={styles.gaps}>
      {gaps.map((gap) => (
        <li key={JSON.stringify(gap)}>
          <CircleHelp aria-hidden="true" />
          {gapText(gap, t)}
        </li>
      ))}
    </ul>
  );
}

function gapText(gap: Gap, t: Translate<'district'>): string {
  switch (gap.kind) {
    case 'office':
      return t('gap.office', { office: gap.office, facts: gap.facts.map((fact) => t(`fact.${fact}`)).join(', ') });
    case 'names':
    case 'phones':
    case 'addresses':
      return t(`gap.${gap.kind}`, { category: gap.category, number: gap.number, count: gap.number });
    case 'list':
    case 'entries':
      return t(`gap.${gap.kind}`, { category: gap.category });
    case 'tahsils':
      return t('gap.tahsils');
  }
}
