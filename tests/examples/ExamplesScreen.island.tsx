import { useEffect } from 'react';
import { useHistoryEntry } from '#app/components/hooks/useHistoryEntry.ts';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { Colours } from './Colours.tsx';
import { ComponentExamples } from './ComponentExamples.tsx';
import { drawStates } from './drawnStates.ts';
import styles from './Examples.module.css';
import { allExamples } from './examples.ts';
import type { Material } from './material.server.ts';
import { Space } from './Space.tsx';
import { TypeScale } from './TypeScale.tsx';
import type { tokens as designTokens } from './tokens.server.ts';

type ExamplesScreenProps = { material: Material; marathi: Material; tokens: typeof designTokens };

/** Shows the visual system. `?component=Note` selects a component, `&state=plain` a state, `?theme=dark` the theme. */
export function ExamplesScreen({ material, marathi, tokens }: ExamplesScreenProps) {
  const wanted = new URLSearchParams(useHistoryEntry().search);
  const component = wanted.get('component');
  const theme = wanted.get('theme');
  useEffect(() => {
    if (theme) document.documentElement.setAttribute('data-theme', theme);
  }, [theme]);
  useEffect(drawStates);
  const shown = allExamples.filter(([name]) => component === null || name === component);
  return (
    <div className={`wrap ${styles.screen}`}>
      {component === null && (
        <div lang="en">
          <PageHead title="Examples" lead="Every colour, size and component of the site, in every state." />
          <ExamplesIndex names={allExamples.map(([name]) => name)} />
          <Colours tokens={tokens} />
          <TypeScale sizes={tokens.light} />
          <Space sizes={tokens.light} />
        </div>
      )}
      {component !== null && <h1 lang="en">{component}</h1>}
      {shown.map(([name, examples]) => (
        <ComponentExamples
          key={name}
          name={name}
          examples={examples}
          only={wanted.get('state')}
          material={material}
          marathi={marathi}
        />
      ))}
    </div>
  );
}

type ExamplesIndexProps = { names: string[] };

function ExamplesIndex({ names }: ExamplesIndexProps) {
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
