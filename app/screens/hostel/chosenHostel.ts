/** Finds the hostel of `?hostel=`. `unknown`: no hostel has the name in the address. */
export function findChosenHostel<Hostel extends { name: string }>(hostels: Hostel[], search: string) {
  const name = new URLSearchParams(search).get('hostel');
  const hostel = hostels.find((each) => each.name === name);
  return { hostel, unknown: Boolean(name) && !hostel };
}

const LISTS = {
  government: { path: '/hostels/governmenthostels', title: 'governmentHostels' },
  aided: { path: '/hostels/governmentaidedhostels', title: 'aidedHostels' },
} as const;

/** Defaults to government hostels, as the site's navigation does. */
export function hostelListFor(hostel: { category: keyof typeof LISTS } | undefined) {
  return LISTS[hostel?.category ?? 'government'];
}
