import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import part from './Examples.module.css';
import styles from './Space.module.css';
import type { Tokens } from './tokens.server.ts';

const TARGETS = ['tap', 'control', 'control-lg'];

export function Space({ sizes }: { sizes: Tokens }) {
  const steps = Object.keys(sizes).filter((name) => /^s-\d+$/.test(name));
  return (
    <LabelledSection title="Space">
      <div>
        <ul className={styles.sizes}>
          {[...steps, ...TARGETS].map((name) => (
            <li key={name}>
              <span className={part.quiet}>
                {name} {sizes[name]}
              </span>
              <span className={styles.bar} style={{ inlineSize: `var(--${name})` }} />
            </li>
          ))}
        </ul>
      </div>
    </LabelledSection>
  );
}
