import { useState } from 'react';
import { InstitutionLists } from '#app/components/institutions/InstitutionLists.tsx';
import type { InstitutionList } from '#app/model/institutions/lists.server.ts';

type ChosenListProps = { lists: InstitutionList[]; initial: string };

/** The lists, beginning with the screen's own. The choice is not kept: each of the three screens has its fixed entry. */
export function ChosenList({ lists, initial }: ChosenListProps) {
  const [chosen, setChosen] = useState(initial);
  return <InstitutionLists lists={lists} chosen={chosen} onChoose={setChosen} />;
}
