import { Page } from '#app/components/page/Page.tsx';
import { handouts } from '#app/handouts/handout.server.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { districts } from '#app/model/districts/data.server.ts';
import type { Route } from './+types/route';
import { PrintSheets } from './PrintSheets.island.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'print');
  const { compare } = new Intl.Collator(language);
  return {
    subjects: handouts(language)
      .map(({ path, name, amount }) => ({
        id: path.slice(1),
        name: startsSmall(name) ? `${amount?.figure} ${name}` : name,
      }))
      .sort((a, b) => compare(a.name, b.name)),
    districts: Object.entries(districts).map(([id, name]) => ({ value: id, label: name[language] })),
    page: { title: t('title'), description: t('description') },
  };
}

/** Tells whether a name is the end of a phrase that begins with the amount: "for spectacles". */
const startsSmall = (name: string) => /^\p{Ll}/u.test(name);

export default function PrintScreen({ loaderData: { subjects, districts: places } }: Route.ComponentProps) {
  const { t } = useTranslation('print');
  return (
    <Page title={t('title')} lead={t('description')} figures={null}>
      <Island name="PrintSheets" component={PrintSheets} props={{ subjects, districts: places }} start="query" />
    </Page>
  );
}
