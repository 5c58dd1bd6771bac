import type { Examples } from '#app/examples/examples.ts';
import { Row } from '#app/examples/Row.tsx';
import { ServiceIcon } from './ServiceIcon.tsx';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ services }) => (
      <Row>
        {services.map(({ id, icon }) => (
          <ServiceIcon key={id} name={icon} />
        ))}
      </Row>
    ),
  },
};
