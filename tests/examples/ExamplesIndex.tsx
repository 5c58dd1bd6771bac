import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import styles from './ExamplesIndex.module.css';

type ExamplesIndexProps = { names: string[] };

/** Every component by name. */
export function ExamplesIndex({ names }: ExamplesIndexProps) {
  return (
    <LabelledSection title="Components">
      <nav aria-label="Components">
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </LabelledSection>
  );
}
