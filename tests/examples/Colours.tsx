import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import styles from './Colours.module.css';
import { contrast, PAIRS } from './contrast.ts';
import part from './Examples.module.css';
import type { Tokens } from './tokens.server.ts';

const RAMPS = [
  { ramp: 'blue', use: 'everything one can press or follow' },
  { ramp: 'terracotta', use: 'drawings, ground lines, kinds' },
  { ramp: 'yellow', use: 'the focus ring and the latest update only' },
  { ramp: 'gray', use: 'text, rules, the dark ground' },
  { ramp: 'green', use: 'yes' },
  { ramp: 'red', use: 'no' },
];

type ColoursProps = { tokens: { light: Tokens; dark: Tokens } };

export function Colours({ tokens }: ColoursProps) {
  return (
    <LabelledSection title="Colour">
      <div className={styles.colours}>
        {RAMPS.map(({ ramp, use }) => (
          <div key={ramp}>
            <p>
              <b>{ramp}</b> <span className={part.quiet}>{use}</span>
            </p>
            <ul className={styles.ramp}>
              {rampSteps(ramp, tokens.light).map(([step, value]) => (
                <li key={step} style={{ background: value, color: readableOn(value) }}>
                  {step}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <Pairs tokens={tokens} />
      </div>
    </LabelledSection>
  );
}

function rampSteps(ramp: string, values: Tokens): [step: string, value: string][] {
  return Object.entries(values)
    .filter(([name]) => name.startsWith(`${ramp}-`))
    .map(([name, value]) => [name.slice(ramp.length + 1), value]);
}

function readableOn(ground: string): string {
  return contrast('#fff', ground) > contrast('#000', ground) ? '#fff' : '#000';
}

function Pairs({ tokens }: ColoursProps) {
  return (
    <table className={styles.pairs}>
      <caption>Contrast, measured from the tokens</caption>
      <thead>
        <tr>
          <th scope="col">On its ground</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {PAIRS.map(({ front, ground, least }) => (
          <tr key={`${front} on ${ground}`}>
            <th scope="row">
              {front} on {ground}
            </th>
            {[tokens.light, tokens.dark].map(({ [front]: colour = '', [ground]: background = '' }, theme) => (
              <td key={theme === 0 ? 'light' : 'dark'}>
                <span className={styles.sample} style={{ color: colour, background }} aria-hidden="true">
                  अA
                </span>
                {contrast(colour, background).toFixed(1)}
              </td>
            ))}
            <td>{least}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
