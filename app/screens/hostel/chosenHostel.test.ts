import { describe, expect, it } from 'vitest';
import { findChosenHostel } from './chosenHostel.ts';

const hostels = [{ name: 'made-up-girls' }, { name: 'made-up-boys' }];

describe('the hostel page', () => {
  it('shows the hostel of the address', () => {
    expect(findChosenHostel(hostels, '?hostel=made-up-boys')).toEqual({ hostel: hostels[1], unknown: false });
  });

  it.each([{ search: '' }, { search: '?hostel=' }, { search: '?other=1' }])(
    'lists all hostels for the address "$search"',
    ({ search }) => {
      expect(findChosenHostel(hostels, search)).toEqual({ hostel: undefined, unknown: false });
    },
  );

  it('reports an unknown hostel in the address', () => {
    expect(findChosenHostel(hostels, '?hostel=<b>nowhere')).toEqual({ hostel: undefined, unknown: true });
  });
});
