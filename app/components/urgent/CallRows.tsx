import { Phone } from 'lucide-react';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import styles from './CallRows.module.css';

type CallRowsProps = { calls: readonly { number: string; title: string; hours?: string | undefined }[] };

/** Lists telephone numbers as plain rows, because only pages about danger use red and a filled button. */
export function CallRows({ calls }: CallRowsProps) {
  return (
    <ul role="list" className={styles.calls}>
      {calls.map(({ number, title, hours }) => (
        <li key={number}>
          <a href={telephoneAddress(number)}>
            <Phone aria-hidden="true" />
            <span>
              <b>{number}</b> {hours ? `${title}, ${hours}` : title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
