import type { ComponentProps } from 'react';
import type { BodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import { CallInstead } from './CallInstead.tsx';

type CallInDistrictsProps = Pick<BodyWithOffices, 'callIn'> & Omit<ComponentProps<typeof CallInstead>, 'contacts'>;

/** Shows whom to call in the chosen district. */
export function CallInDistricts({ callIn, ...shown }: CallInDistrictsProps) {
  return callIn.map(({ districts, call }) => (
    <div key={districts.join()} data-part-only={districts.join(' ')} hidden>
      <CallInstead contacts={call} {...shown} />
    </div>
  ));
}
