import { CallRows } from '#app/components/urgent/CallRows.tsx';
import styles from './Situation.module.css';
import type { SituationPage } from './situationPage.server.ts';

/** Lists whom to call for advice. */
export function Advice({ advice: { title, calls } }: { advice: NonNullable<SituationPage['advice']> }) {
  return (
    <section className={styles.part} aria-labelledby="advice">
      <h2 id="advice">{title}</h2>
      <CallRows calls={calls} />
    </section>
  );
}
