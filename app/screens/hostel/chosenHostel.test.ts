import { describe, expect, it } from 'vitest';
import { findChosenHostel } from './chosenHostel.ts';

const hostels = [{ name: 'made-up-girls' }, { name: 'made-up-boys' }];

describe('the hostel page', () => {
  it('shows the hostel of the navigation state, even when the address names another hostel', () => {
    const { hostel } = findChosenHostel(hostels, '?hostel=made-up-boys', { hostel: 'made-up-girls' });
    expect(hostel?.name).toBe('made-up-girls');
  });

  it.each([
    { what: 'there is no state', state: null },
    { what: 'the state names an unknown hostel', state: { hostel: 'nowhere' } },
    { what: 'the state is invalid', state: 'junk' },
  ])('shows the hostel of the address when $what', ({ state }) => {
    expect(findChosenHostel(hostels, '?hostel=made-up-boys', state)).toEqual({
      hostel: { name: 'made-up-boys' },
      unknown: false,
    });
  });

  it.each([{ search: '' }, { search: '?hostel=' }, { search: '?other=1' }])(
    'lists all hostels for the address "$search"',
    ({ search }) => {
      expect(findChosenHostel(hostels, search, null)).toEqual({ hostel: undefined, unknown: false });
    },
  );

  it('reports an unknown hostel in the address', () => {
    expect(findChosenHostel(hostels, '?hostel=<b>nowhere', null)).toEqual({ hostel: undefined, unknown: true });
  });
});
