import { Drawing, type DrawingName } from '#app/components/media/Drawing.tsx';
import type { Examples } from '../../examples.ts';
import { Row } from '../../Row.tsx';

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
  },
};
