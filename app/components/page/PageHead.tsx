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

/**
 * The heading of a page on its ground line, with the people who stand on it; `null` where a large drawing follows.
 * `children`: a field that belongs to the heading.
 */
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
