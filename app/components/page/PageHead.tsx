import type { ReactNode } from 'react';
import type { Cautioned } from '#app/model/cautions.ts';
import { PageCautions } from '../facts/Cautions.tsx';
import styles from './PageHead.module.css';

type PageHeadProps = {
  title: string;
  /** Official name, shown below the everyday name. */
  official?: string | undefined;
  lead?: ReactNode;
  /** The entry that the page is about. */
  cautioned?: Cautioned | undefined;
  children?: ReactNode;
};

/**
 * Shows the heading of a page. Uses `<section>` elements, because the reader view of Firefox omits the lead and the cautions if they
 * are in a `<div>`.
 */
export function PageHead({ title, official, lead, cautioned, children }: PageHeadProps) {
  return (
    <section className={styles.head}>
      <h1>{title}</h1>
      {official && <p className={styles.official}>{official}</p>}
      {cautioned && <PageCautions entry={cautioned} />}
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
