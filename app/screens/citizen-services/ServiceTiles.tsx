import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import { StandingIcon } from '#app/components/ServiceIcon/StandingIcon.tsx';
import type { Tile } from './ServiceBrowser.tsx';
import styles from './ServiceTiles.module.css';

export function ServiceTiles({ services }: { services: Tile[] }) {
  return (
    <ul className={styles.tiles}>
      {services.map(({ id, icon, title, help }) => (
        <li key={id} className={styles.tile}>
          <PageLink to={`/citizen/services/${id}`} className={styles.link}>
            <StandingIcon name={icon} className={styles.icon} />
            <b className={styles.title}>{title}</b>
            <span className={styles.help}>{help}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
