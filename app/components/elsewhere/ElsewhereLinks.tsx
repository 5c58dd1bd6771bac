import type { ElsewhereLink } from '#app/model/elsewhere/shown.server.ts';
import { PageLink } from '../links/PageLink.tsx';
import styles from './ElsewhereLinks.module.css';

/** Lists what other departments give: the name, and below it who gives it. */
export function ElsewhereLinks({ entries }: { entries: readonly ElsewhereLink[] }) {
  return (
    <ul className={`ruled ${styles.links}`}>
      {entries.map(({ id, title, owner }) => (
        <li key={id}>
          <PageLink to={`/elsewhere#${id}`}>{title}</PageLink>
          <span>{owner}</span>
        </li>
      ))}
    </ul>
  );
}
