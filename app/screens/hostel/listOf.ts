const LISTS = {
  government: { path: '/hostels/governmenthostels', title: 'governmentHostels' },
  aided: { path: '/hostels/governmentaidedhostels', title: 'aidedHostels' },
} as const;

/** Defaults to government hostels, as the site's navigation does. */
export function listOf(hostel: { category: keyof typeof LISTS } | undefined) {
  return LISTS[hostel?.category ?? 'government'];
}
