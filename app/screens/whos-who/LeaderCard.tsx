import { Drawing } from '#app/components/media/Drawing.tsx';
import type { Leader } from '#app/model/leaders/schema.server.ts';
import type { Localized } from '#app/model/localize.ts';
import styles from './LeaderCard.module.css';

export function LeaderCard({ leader, level }: { leader: Localized<Leader>; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.leader}>
      <div className={styles.portrait}>
        {leader.img ? (
          <img src={leader.img} width="240" height="240" alt="" loading="lazy" />
        ) : (
          <Drawing name="avatar" className={styles.avatar} />
        )}
      </div>
      <div>
        <Heading className={styles.name}>{leader.name}</Heading>
        <p>{leader.title}</p>
      </div>
    </article>
  );
}
