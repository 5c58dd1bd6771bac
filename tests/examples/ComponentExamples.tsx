import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import styles from './Examples.module.css';
import type { Example, Examples } from './examples.ts';
import { InLanguage } from './InLanguage.tsx';
import type { Material } from './material.server.ts';

type ComponentExamplesProps = {
  name: string;
  examples: Examples;
  only: string | null;
  material: Material;
  marathi: Material;
};

/** Shows a component in each state of its examples file, then the state `plain` again: in the dark theme, and with focus. */
export function ComponentExamples({ name, examples, only, material, marathi }: ComponentExamplesProps) {
  const { plain } = examples.states;
  const states: [string, Example][] = Object.entries({ ...examples.states, dark: plain, focus: plain });
  return (
    <LabelledSection title={name}>
      <div id={name} className={styles.states} data-test-wide={examples.wide}>
        {states
          .filter(([state]) => only === null || state === only)
          .map(([state, example]) => (
            <State
              key={state}
              state={state}
              example={example}
              material={state === 'long Marathi' ? marathi : material}
            />
          ))}
      </div>
    </LabelledSection>
  );
}

type StateProps = { state: string; example: Example; material: Material };

function State({ state, example, material }: StateProps) {
  const { language } = material;
  return (
    <div className={styles.state} data-test-state={state}>
      <h3 className={styles.quiet} lang="en">
        {state}
      </h3>
      <div className={styles.stage} lang={language} data-theme={state === 'dark' ? 'dark' : undefined}>
        <InLanguage language={language}>{example(material)}</InLanguage>
      </div>
    </div>
  );
}
