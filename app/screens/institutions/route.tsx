import { PageLink } from '#app/components/links/PageLink.tsx';
import type { DrawingName } from '#app/components/media/Drawing.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { plainPath } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { institutionLists } from '#app/model/institutions/lists.server.ts';
import type { Route } from './+types/route';
import { InstitutionLists } from './InstitutionLists.tsx';

/** Categories in the order of the application specification, section 2. `group`: navigation group. */
const CATEGORIES_BY_PATH = {
  '/hostels/governmenthostels': { name: 'governmentHostels', group: 'nav.hostels', figures: 'figures-hostel' },
  '/ashramschools': { name: 'ashramSchools', group: 'drawer.institutions', figures: 'figures-seniors' },
  '/residentialschools': { name: 'residentialSchools', group: 'drawer.institutions', figures: 'figures-students' },
  '/hostels/governmentaidedhostels': { name: 'aidedHostels', group: 'nav.hostels', figures: 'figures-hostel' },
} as const satisfies Record<string, { name: string; group: string; figures: DrawingName }>;

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'institutions');
  const path = plainPath(url.pathname) as keyof typeof CATEGORIES_BY_PATH;
  const { name, group: under, figures } = CATEGORIES_BY_PATH[path];
  const lists = institutionLists(language);
  const page = { title: t(`${name}.title`), description: t(`${name}.description`) };
  return {
    lists,
    initial: lists[Object.keys(CATEGORIES_BY_PATH).indexOf(path)]?.id ?? '',
    under,
    figures,
    lead: t(`${name}.lead`),
    page,
  };
}

export default function InstitutionsScreen({ loaderData }: Route.ComponentProps) {
  const { lists, initial, under, figures, lead, page } = loaderData;
  const { t } = useTranslation(['institutions', 'shell']);
  const schemePath = lists.find(({ id }) => id === 'government-hostels' && id === initial)?.schemePath;
  const leadWithLink = schemePath && (
    <>
      {lead} <PageLink to={schemePath}>{t('scheme')}</PageLink>
    </>
  );
  return (
    <Page parents={[{ label: t(`shell:${under}`) }]} title={page.title} lead={leadWithLink ?? lead} figures={figures}>
      {/* Remembers the category only on the screen of government hostels. Other screens always open with their own category. */}
      <InstitutionLists lists={lists} initial={initial} isRemembered={schemePath !== undefined} />
    </Page>
  );
}
