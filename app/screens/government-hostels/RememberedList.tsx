import { useEffect, useState } from 'react';
import { InstitutionLists } from '#app/components/institutions/InstitutionLists.tsx';
import { PREFERENCE_KEYS, readPreference, savePreference } from '#app/components/preferences/preferences.ts';
import type { InstitutionList } from '#app/model/institutions/lists.server.ts';

type RememberedListProps = { lists: InstitutionList[] };

/** The lists, beginning with government hostels or with the category chosen on an earlier visit. */
export function RememberedList({ lists }: RememberedListProps) {
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
