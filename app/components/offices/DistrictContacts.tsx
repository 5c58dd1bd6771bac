import type { ComponentProps } from 'react';
import type { BodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import { AlternativeContacts } from './AlternativeContacts.tsx';

type DistrictContactsProps = Pick<BodyWithOffices, 'callIn'> &
  Omit<ComponentProps<typeof AlternativeContacts>, 'contacts'>;

/** Shows the alternative contacts of the chosen district. */
export function DistrictContacts({ callIn, ...shown }: DistrictContactsProps) {
  return callIn.map(({ districts, call }) => (
    <div key={districts.join()} data-part-only={districts.join(' ')} hidden>
      <AlternativeContacts contacts={call} {...shown} />
    </div>
  ));
}
