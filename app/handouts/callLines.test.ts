import { expect, it } from 'vitest';
import { callLines } from './callLines.ts';

it('a picture shows no number of a control room, neither of an office nor of whom to call instead', () => {
  const controlRoom = { name: 'Control room', number: '02525-000000', isControlRoom: true } as const;
  const region = { name: 'Region', number: '022-20000000' };
  const own = { designation: 'Collector', office_phone_number: '02525-000000', isControlRoom: true } as const;
  expect(callLines([own], [{ title: 'Tahsil office', call: [controlRoom, region] }])).toEqual(['Region: 022-20000000']);
});
