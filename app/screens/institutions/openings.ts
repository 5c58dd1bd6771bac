import type { DrawingName } from '#app/components/media/Drawing.tsx';

/**
 * What each of the three screens opens with. `index` is the category's place in the institution list (application
 * specification, section 2): ashram schools 1, which the list shows as old age homes; residential schools 2; aided
 * hostels 3. `name` is the screen's key in app/i18n, `under` the group of the navigation that it belongs to.
 */
const OPENINGS = {
  '/ashramschools': { index: 1, name: 'ashramSchools', under: 'drawer.institutions', figures: 'figures-seniors' },
  '/residentialschools': {
    index: 2,
    name: 'residentialSchools',
    under: 'drawer.institutions',
    figures: 'figures-students',
  },
  '/hostels/governmentaidedhostels': {
    index: 3,
    name: 'aidedHostels',
    under: 'nav.hostels',
    figures: 'figures-hostel',
  },
} as const satisfies Record<string, { index: number; name: string; under: string; figures: DrawingName }>;

export function openingOf(path: string) {
  const opening = Object.entries(OPENINGS).find(([screen]) => screen === path)?.[1];
  if (!opening) throw new Error(`app/screens/institutions has no list to open ${path} with`);
  return opening;
}
