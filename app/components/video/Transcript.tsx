import styles from './Transcript.module.css';

export function Transcript({ lines }: { lines: string[] }) {
  return (
    <div className={styles.lines}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
