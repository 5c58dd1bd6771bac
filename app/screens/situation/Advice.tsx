import { Phone } from 'lucide-react';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import styles from './Situation.module.css';
import type { SituationPage } from './situationPage.server.ts';

/** Lists whom to call for advice, as plain rows: red and a filled button are for danger. */
export function Advice({ advice: { title, calls } }: { advice: NonNullable<SituationPage['advice']> }) {
  return (
    <section className={styles.part} aria-labelledby="advice">
      <h2 id="advice">{title}</h2>
      <ul role="list" className={styles.calls}>
        {calls.map(({ id, number, title: who, hours }) => (
          <li key={id}>
            <a href={telephoneAddress(number)}>
              <Phone aria-hidden="true" />
              <span>
                <b>{number}</b> {hours ? `${who}, ${hours}` : who}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
