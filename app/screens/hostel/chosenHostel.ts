/** Finds the hostel of `?hostel=`. `unknown`: whether no hostel has the name in the address. */
export function findChosenHostel<Hostel extends { name: string }>(hostels: Hostel[], search: string) {
  const name = new URLSearchParams(search).get('hostel');
  const hostel = hostels.find((each) => each.name === name);
  return { hostel, unknown: Boolean(name) && !hostel };
}

const LIST_PATHS = {
  government: { path: '/hostels/governmenthostels', title: 'governmentHostels' },
  aided: { path: '/hostels/governmentaidedhostels', title: 'aidedHostels' },
} as const;

/** Defaults to government hostels, as the site's navigation does. */
export function findHostelList(hostel: { category: keyof typeof LIST_PATHS } | undefined) {
  return LIST_PATHS[hostel?.category ?? 'government'];
}
