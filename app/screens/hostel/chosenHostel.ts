/** Finds the hostel in the navigation state, or else in `?hostel=`. `unknown`: no hostel has the name in the address. */
export function findChosenHostel<Hostel extends { name: string }>(hostels: Hostel[], search: string, state: unknown) {
  const findHostel = (name: unknown) => hostels.find((hostel) => hostel.name === name);
  const name = new URLSearchParams(search).get('hostel');
  const hostel = findHostel(parseHostelState(state)) ?? findHostel(name);
  return { hostel, unknown: Boolean(name) && !hostel };
}

/** Reads the name of a hostel from the navigation state, which the list sets. */
export function parseHostelState(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'hostel' in state ? state.hostel : undefined;
}

const LISTS = {
  government: { path: '/hostels/governmenthostels', title: 'governmentHostels' },
  aided: { path: '/hostels/governmentaidedhostels', title: 'aidedHostels' },
} as const;

/** Defaults to government hostels, as the site's navigation does. */
export function hostelListFor(hostel: { category: keyof typeof LISTS } | undefined) {
  return LISTS[hostel?.category ?? 'government'];
}
