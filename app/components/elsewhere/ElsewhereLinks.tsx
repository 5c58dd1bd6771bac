import type { ElsewhereLink } from '#app/model/elsewhere/shown.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { PageLink } from '../links/PageLink.tsx';
import styles from './ElsewhereLinks.module.css';

/** Lists schemes of other departments. Each has its name and below it the department. */
export function ElsewhereLinks({ entries }: { entries: readonly ElsewhereLink[] }) {
  return (
    <ul className={`ruled ${styles.links}`}>
      {entries.map(({ id, title, owner }) => (
        <li key={id}>
          <PageLink to={pageOf.elsewhere(id)}>{title}</PageLink>
          <span>{owner}</span>
        </li>
      ))}
    </ul>
  );
}
