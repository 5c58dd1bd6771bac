type Named = { name: string };

/** `unknown`: the address names a hostel that is not in the list. */
export type Choice<Hostel> = { hostel?: Hostel | undefined; unknown: boolean };

/** Reads the navigation state, then `?hostel=`; state counts only when it names a hostel of the list. */
export function chosenHostel<Hostel extends Named>(hostels: Hostel[], search: string, state: unknown): Choice<Hostel> {
  const known = (name: unknown) => hostels.find((hostel) => hostel.name === name);
  const fromState = known(parseHostelState(state));
  if (fromState) return { hostel: fromState, unknown: false };
  const asked = new URLSearchParams(search).get('hostel');
  const hostel = known(asked);
  return { hostel, unknown: Boolean(asked) && !hostel };
}

/** Reads the hostel's name from the navigation state that the list sets. */
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
