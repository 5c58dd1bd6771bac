import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { languageOf, plainPath } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { words } from '#app/i18n/words.server.ts';
import { institutionLists } from '#app/model/institutions/lists.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import { ChosenList } from './ChosenList.tsx';
import { openingOf } from './openings.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const { index, name, under, figures } = openingOf(plainPath(url.pathname));
  const lists = institutionLists(language);
  const t = words(language, 'institutions');
  const page = { title: t(`${name}.title`), description: t(`${name}.description`) };
  return { lists, initial: lists[index]?.id ?? '', under, figures, lead: t(`${name}.lead`), page };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function InstitutionsScreen({ loaderData }: Route.ComponentProps) {
  const { lists, initial, under, figures, lead, page } = loaderData;
  const { t } = useTranslation('shell');
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t(under) }, { label: page.title }]} />
      <PageHead title={page.title} lead={lead} figures={figures} />
      <ChosenList key={initial} lists={lists} initial={initial} />
    </div>
  );
}
