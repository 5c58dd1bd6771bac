import type { Examples } from '#app/examples/examples.ts';
import { Row } from '#app/examples/Row.tsx';
import { Drawing, type DrawingName } from './Drawing.tsx';

const NAMES: DrawingName[] = [
  'seal',
  'seal-small',
  'dept-logo',
  'avatar',
  'spiral-dance',
  'figures-everyone',
  'figures-students',
  'figures-homes',
];

export const examples: Examples = {
  wide: true,
  states: {
    plain: () => (
      <Row>
        {NAMES.map((name) => (
          <Drawing key={name} name={name} />
        ))}
      </Row>
    ),
    procession: () => (
      <Row>
        <Drawing name="procession" />
      </Row>
    ),
  },
};
