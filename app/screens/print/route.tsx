import { Page } from '#app/components/page/Page.tsx';
import { handouts } from '#app/handouts/handout.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import type { Route } from './+types/route';
import { PrintSheets } from './PrintSheets.island.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'print');
  return {
    subjects: listSubjects(language),
    districts: Object.entries(districts).map(([id, name]) => ({ value: id, label: name[language] })),
    provenance: combineProvenance([...schemes, ...situations]),
    page: { title: t('title'), description: t('description') },
  };
}

/** Lists schemes and situations that can be printed. Appends the official name to a name that several schemes have. */
function listSubjects(language: Language) {
  const { compare } = new Intl.Collator(language);
  const all = handouts(language);
  const isShared = (title: string) => all.filter((other) => other.title === title).length > 1;
  return all
    .map(({ path, title, officialName }) => ({
      id: path.slice(1),
      name: officialName && isShared(title) ? `${title}: ${officialName}` : title,
    }))
    .sort((a, b) => compare(a.name, b.name));
}

export default function PrintScreen({ loaderData: { subjects, districts: places, provenance } }: Route.ComponentProps) {
  const { t } = useTranslation('print');
  return (
    <Page title={t('title')} lead={t('description')} figures={null} provenance={provenance}>
      <Island name="PrintSheets" component={PrintSheets} props={{ subjects, districts: places }} start="query" />
    </Page>
  );
}
