import type { ReactNode, RefObject } from 'react';
import type { Cautioned } from '#app/model/cautions.ts';
import { PageCautions } from '../facts/Cautions.tsx';
import styles from './PageHead.module.css';

type PageHeadProps = {
  title: string;
  /** Lets a script move the focus to the heading. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** The official name, below the everyday one. */
  official?: string | undefined;
  lead?: ReactNode;
  /** The entry that the page is about. */
  cautioned?: Cautioned | undefined;
  children?: ReactNode;
};

/**
 * Shows the heading of a page. Consists of sections, because the reader view of Firefox leaves out the lead and the cautions in
 * a `<div>`.
 */
export function PageHead({ title, heading, official, lead, cautioned, children }: PageHeadProps) {
  return (
    <section className={styles.head}>
      <h1 ref={heading} tabIndex={heading && -1}>
        {title}
      </h1>
      {official && <p className={styles.official}>{official}</p>}
      {cautioned && <PageCautions entry={cautioned} />}
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
