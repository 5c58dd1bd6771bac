/** The list that a hostel stands in: its page, and what the words of this screen call it. */
const LISTS = {
  government: { path: '/hostels/governmenthostels', title: 'governmentHostels' },
  aided: { path: '/hostels/governmentaidedhostels', title: 'aidedHostels' },
} as const;

/** Without a hostel the list is that of the government hostels, as in the site's navigation. */
export function listOf(hostel: { category: keyof typeof LISTS } | undefined) {
  return LISTS[hostel?.category ?? 'government'];
}
