import { Phone, TriangleAlert } from 'lucide-react';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ShownHelpline } from '#app/model/helplines/helplines.server.ts';
import styles from './UrgentCalls.module.css';

type UrgentCallsProps = { title?: string; calls: readonly ShownHelpline[] };

/** Shows urgent telephone numbers with who answers and when. Only the first number is a filled button. */
export function UrgentCalls({ title, calls }: UrgentCallsProps) {
  const { t } = useTranslation('components');
  if (calls.length === 0) return null;
  return (
    <section className={styles.urgent} aria-labelledby="urgent">
      <h2 id="urgent">
        <TriangleAlert aria-hidden="true" />
        {title ?? t('urgent')}
      </h2>
      <ul>
        {calls.map(({ id, number, title: who, hours }) => (
          <li key={id}>
            <a href={telephoneAddress(number)}>
              <Phone aria-hidden="true" />
              <span>
                <b>{number}</b> <small>{hours ? `${who}, ${hours}` : who}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
