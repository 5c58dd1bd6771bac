import { PageLink } from '#app/components/links/PageLink.tsx';
import type { ServiceIconName } from '#app/components/media/ServiceIcon.tsx';
import { StandingIcon } from '#app/components/media/StandingIcon.tsx';
import styles from './ServiceTiles.module.css';

/** A tile in the page's language; `titles` are its names in both. */
export type Tile = { id: string; icon: ServiceIconName; title: string; titles: string[]; help: string };

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
