import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import { ServiceIcon } from '#app/components/ServiceIcon/ServiceIcon.tsx';
import type { Tile } from './ServiceBrowser.tsx';
import styles from './ServiceTiles.module.css';

export function ServiceTiles({ services }: { services: Tile[] }) {
  return (
    <ul className={styles.tiles}>
      {services.map(({ id, icon, title, help }) => (
        <li key={id} className={styles.tile}>
          <PageLink to={`/citizen/services/${id}`} className={styles.link}>
            <span className={styles.ground}>
              <ServiceIcon name={icon} className={styles.icon} />
            </span>
            <b className={styles.title}>{title}</b>
            <span className={styles.help}>{help}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
