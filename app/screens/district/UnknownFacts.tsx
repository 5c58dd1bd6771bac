import { CircleHelp } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { gapText } from '#app/model/districts/districtText.ts';
import type { Gap } from '#app/model/districts/gaps.ts';
import styles from './UnknownFacts.module.css';

/** Lists what the site does not know of a district. */
export function UnknownFacts({ gaps }: { gaps: Gap[] }) {
  const { t } = useTranslation('district');
  return (
    <ul role="list" className={`ruled ${styles.gaps}`}>
      {gaps.map((gap) => (
        <li key={JSON.stringify(gap)}>
          <CircleHelp aria-hidden="true" />
          {gapText(gap, t)}
        </li>
      ))}
    </ul>
  );
}
