import type { Examples } from '#app/examples/examples.ts';
import { Row } from '#app/examples/Row.tsx';
import { ServiceIcon } from './ServiceIcon.tsx';
import { StandingIcon } from './StandingIcon.tsx';

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
    'on its ground line': ({ services }) => (
      <Row>
        {services.map(({ id, icon }) => (
          <StandingIcon key={id} name={icon} />
        ))}
      </Row>
    ),
  },
};
