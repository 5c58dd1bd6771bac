import { type ReactNode, useId } from 'react';
import styles from './HomeSection.module.css';

type HomeSectionProps = {
  title: string;
  tone?: 'plain' | 'lime' | 'blue';
  beside?: ReactNode;
  children: ReactNode;
};

export function HomeSection({ title, tone = 'plain', beside, children }: HomeSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} data-tone={tone} aria-labelledby={heading}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.label}>
            <h2 id={heading}>{title}</h2>
            {beside}
          </div>
          <div>{children}</div>
        </div>
      </div>
    </section>
  );
}
