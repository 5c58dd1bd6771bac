import { type ReactNode, useId } from 'react';
import styles from './HomeSection.module.css';

type HomePartProps = {
  title: string;
  /** Link to the complete list. */
  more?: ReactNode;
  children: ReactNode;
};

export function HomeSection({ tone, ...part }: HomePartProps & { tone?: 'blue' }) {
  return (
    <div className={styles.band} data-tone={tone}>
      <div className="wrap">
        <HomePart {...part} />
      </div>
    </div>
  );
}

/** Shows two parts side by side on wide screens. */
export function HomeHalves({ children }: { children: ReactNode }) {
  return (
    <div className={styles.band} data-tone="gray">
      <div className={`wrap ${styles.halves}`}>{children}</div>
    </div>
  );
}

export function HomePart({ title, more, children }: HomePartProps) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <div className={`ends ${styles.head}`}>
        <h2 id={heading}>{title}</h2>
        {more}
      </div>
      <div>{children}</div>
    </section>
  );
}
