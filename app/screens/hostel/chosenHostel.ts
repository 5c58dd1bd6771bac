type Named = { name: string };

/** The hostel a visitor asked for; `unknown` when the address names one that is not in the list. */
export type Choice<Hostel> = { hostel?: Hostel | undefined; unknown: boolean };

/**
 * Navigation state first, then `?hostel=` (so that a reload and a shared link work), otherwise none: the page then lists
 * all hostels. State is whatever the browser kept, so it counts only when it names a hostel of the list.
 */
export function chosenHostel<Hostel extends Named>(hostels: Hostel[], search: string, state: unknown): Choice<Hostel> {
  const known = (name: unknown) => hostels.find((hostel) => hostel.name === name);
  const fromState = known(hostelOfState(state));
  if (fromState) return { hostel: fromState, unknown: false };
  const asked = new URLSearchParams(search).get('hostel');
  const hostel = known(asked);
  return { hostel, unknown: Boolean(asked) && !hostel };
}

/** The list of government hostels leaves the hostel's name in the navigation state. */
export function hostelOfState(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'hostel' in state ? state.hostel : undefined;
}
