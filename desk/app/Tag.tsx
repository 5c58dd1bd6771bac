import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export type Tone = 'ok' | 'warn' | 'no' | 'info' | 'quiet';

/** Shows a state in a word or two. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone] ?? ''}`}>{children}</span>;
}
