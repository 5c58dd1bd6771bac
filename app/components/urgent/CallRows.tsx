import { Phone } from 'lucide-react';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import links from '../links/LinkList.module.css';
import styles from './CallRows.module.css';

type CallRowsProps = { calls: readonly { number: string; title: string; hours?: string | undefined }[] };

/** Lists telephone numbers as plain rows, because only pages about danger use red and a filled button. */
export function CallRows({ calls }: CallRowsProps) {
  return (
    <ul role="list" className={`lined ${styles.calls}`}>
      {calls.map(({ number, title, hours }) => (
        <li key={number}>
          <a className={links.link} href={telephoneAddress(number)}>
            <Phone aria-hidden="true" />
            <span>
              <b className="fs-prose">{number}</b> {hours ? `${title}, ${hours}` : title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
