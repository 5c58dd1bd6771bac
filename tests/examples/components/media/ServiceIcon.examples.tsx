import { ServiceIcon, UnderlinedServiceIcon } from '#app/components/media/ServiceIcon.tsx';
import type { Examples } from '../../examples.ts';
import { Row } from '../../Row.tsx';

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
          <UnderlinedServiceIcon key={id} name={icon} />
        ))}
      </Row>
    ),
  },
};
