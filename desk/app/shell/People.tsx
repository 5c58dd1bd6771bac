import styles from './People.module.css';
/** Draws three people who stand on the line of the header. */
export function People() {
  return <span className={styles.people} aria-hidden="true" />;
}
