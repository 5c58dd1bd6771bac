import styles from './SchemeLead.module.css';

type SchemeLeadProps = { plainTitle?: string | undefined; summary: string };

/** Below the official title: the everyday name, then who gets what in one sentence. */
export function SchemeLead({ plainTitle, summary }: SchemeLeadProps) {
  return (
    <>
      {plainTitle && <b className={styles.plain}>{plainTitle}</b>}
      {summary}
    </>
  );
}
