import { useState } from 'react';
import { InstitutionLists } from '#app/components/institutions/InstitutionLists.tsx';
import type { DrawingName } from '#app/components/media/Drawing.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { plainPath } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { type InstitutionList, institutionLists } from '#app/model/institutions/lists.server.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'institutions');
  const { index, name, under, figures } = findOpening(plainPath(url.pathname));
  const lists = institutionLists(language);
  const page = { title: t(`${name}.title`), description: t(`${name}.description`) };
  return { lists, initial: lists[index]?.id ?? '', under, figures, lead: t(`${name}.lead`), page };
}

export default function InstitutionsScreen({ loaderData }: Route.ComponentProps) {
  const { lists, initial, under, figures, lead, page } = loaderData;
  const { t } = useTranslation('shell');
  return (
    <Page parents={[{ label: t(under) }]} title={page.title} lead={lead} figures={figures}>
      <ChosenList key={initial} lists={lists} initial={initial} />
    </Page>
  );
}

/** Does not save the choice: each of the three screens opens with its own list. */
function ChosenList({ lists, initial }: { lists: InstitutionList[]; initial: string }) {
  const [chosen, setChosen] = useState(initial);
  return <InstitutionLists lists={lists} chosen={chosen} onChoose={setChosen} />;
}

/**
 * `index`: the category's place in the institution list (application specification, section 2). `under`: its
 * navigation group.
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

function findOpening(path: string) {
  const opening = Object.entries(OPENINGS).find(([screen]) => screen === path)?.[1];
  if (!opening) throw new Error(`app/screens/institutions has no list to open ${path} with`);
  return opening;
}
