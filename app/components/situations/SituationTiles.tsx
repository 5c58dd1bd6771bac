import type { ReactNode } from 'react';
import type { SituationTile } from '#app/model/situations/tiles.server.ts';
import { PageLink } from '../links/PageLink.tsx';
import styles from './SituationTiles.module.css';

type SituationTilesProps = { tiles: readonly SituationTile[]; level: 2 | 3; children?: ReactNode };

/** Lists situations as drawn tiles. `level`: of their headings; `children`: further items of the list. */
export function SituationTiles({ tiles, level, children }: SituationTilesProps) {
  const Heading = `h${level}` as const;
  return (
    <ul role="list" className={styles.tiles}>
      {tiles.map(({ id, title, help }) => (
        <li key={id} className={styles.tile}>
          <div className={styles.scene}>
            <img src={`/images/scenes/situation-${id}.svg`} width="320" height="180" alt="" loading="lazy" />
          </div>
          <Heading>
            <PageLink to={`/situations/${id}`} className="over">
              {title}
            </PageLink>
          </Heading>
          <p>{help}</p>
        </li>
      ))}
      {children}
    </ul>
  );
}
