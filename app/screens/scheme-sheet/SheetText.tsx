import type { CutSheet } from './fit.server.ts';
import styles from './Paper.module.css';
import { SheetParts } from './SheetParts.tsx';

type SheetTextProps = { sheet: CutSheet };

/** Who may have it, and how, in one language. */
export function SheetText({ sheet }: SheetTextProps) {
  const [first] = sheet.amounts;
  return (
    <section className={styles.sheet} lang={sheet.language}>
      <h2 className={styles.title}>{sheet.title}</h2>
      <p>{sheet.forWhom}</p>
      {first && (
        <p className={styles.amount}>
          <b>{first.figure}</b> {first.units} <span>{first.what}</span>
        </p>
      )}
      {sheet.reported && <p className={styles.reported}>{sheet.reported}</p>}
      <div className={styles.parts}>
        <SheetParts sheet={sheet} />
      </div>
    </section>
  );
}
