import { useEffect, useState } from 'react';
import { InstitutionLists } from '#app/components/institutions/InstitutionLists.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { PREFERENCE_KEYS, readPreference, savePreference } from '#app/components/preferences/preferences.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { type InstitutionList, institutionLists } from '#app/model/institutions/lists.server.ts';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'government-hostels');
  return {
    lists: institutionLists(language),
    page: { title: t('title'), description: t('description') },
  };
}

export default function GovernmentHostelsScreen({ loaderData: { lists, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['government-hostels', 'institutions', 'shell']);
  const own = lists.find(({ id }) => id === 'government-hostels');
  return (
    <Page
      parents={[{ label: t('shell:nav.hostels') }]}
      title={page.title}
      lead={
        <>
          {t('lead')} {own && <PageLink to={own.schemePath}>{t('institutions:scheme')}</PageLink>}
        </>
      }
      figures="figures-hostel"
    >
      <RememberedList lists={lists} />
    </Page>
  );
}

/** Opens with the category chosen on an earlier visit. */
function RememberedList({ lists }: { lists: InstitutionList[] }) {
  const [chosen, setChosen] = useState(lists[0]?.id ?? '');
  useEffect(() => {
    const remembered = readPreference(
      PREFERENCE_KEYS.hostelCategory,
      lists.map(({ id }) => id),
    );
    const list = lists.find(({ id }) => id === remembered);
    if (list) setChosen(list.id);
  }, [lists]);
  const choose = (id: string) => {
    setChosen(id);
    savePreference(PREFERENCE_KEYS.hostelCategory, id);
  };
  return <InstitutionLists lists={lists} chosen={chosen} onChoose={choose} />;
}
