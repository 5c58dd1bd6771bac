import type { ReactNode } from 'react';
import * as pageOf from '#app/model/pageOf.ts';
import type { SituationTile } from '#app/model/situations/tiles.server.ts';
import { PageLink } from '../links/PageLink.tsx';
import styles from './SituationTiles.module.css';

type SituationTilesProps = { tiles: readonly SituationTile[]; className?: string | undefined; children?: ReactNode };

/** Lists situations: as rows on phones, as tiles with large drawings on wide screens. `children`: further list items. */
export function SituationTiles({ tiles, className = '', children }: SituationTilesProps) {
  return (
    <ul role="list" className={`${styles.tiles} ${className}`.trimEnd()}>
      {tiles.map(({ id, title, help }) => (
        <li key={id} className={styles.tile}>
          <div className={`no-print ${styles.scene}`}>
            <img src={`/images/scenes/situation-${id}.svg`} width="320" height="180" alt="" loading="lazy" />
          </div>
          <div>
            <h2>
              <PageLink to={pageOf.situations(id)} className="over">
                {title}
              </PageLink>
            </h2>
            <p>{help}</p>
          </div>
        </li>
      ))}
      {children}
    </ul>
  );
}
