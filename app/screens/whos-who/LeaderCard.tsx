import { Portrait } from '#app/components/media/Portrait.tsx';
import type { Leader } from '#app/model/leaders/schema.server.ts';
import type { Localized } from '#app/model/localize.ts';
import styles from './LeaderCard.module.css';

export function LeaderCard({ leader, level }: { leader: Localized<Leader>; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.leader}>
      <Portrait src={leader.img} size={240} />
      <div>
        <Heading className={styles.name}>{leader.name}</Heading>
        <p>{leader.title}</p>
      </div>
    </article>
  );
}
