import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '../media/Drawing.tsx';
import { Tag } from '../text/Tag.tsx';
import styles from './PageHead.module.css';

type PageHeadProps = {
  title: string;
  lead?: ReactNode;
  tag?: ReactNode;
  figures?: DrawingName | null;
  children?: ReactNode;
};

/** Shows the heading of a page above drawn figures; `figures={null}` where a large drawing follows. */
export function PageHead({ title, lead, tag, figures = 'figures-everyone', children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        {tag && <Tag>{tag}</Tag>}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {figures && <Drawing name={figures} className={styles.figures} />}
    </div>
  );
}
