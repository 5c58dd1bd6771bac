/** What can be known of an office, in the order in which a page names what is missing. */
export const OFFICE_FACTS = ['address', 'phone', 'email'] as const;
type OfficeFact = (typeof OFFICE_FACTS)[number];

/** An office, hostel, school or home with the facts that are known of it. */
type Known = { [Fact in OfficeFact]?: string | undefined };

/** The entries of a district in one category, such as its old age homes. */
export type CategoryEntries = {
  category: string;
  entries: Pick<Known, 'address' | 'phone'>[];
  /** Number of institutions in the district that are counted, but not named. */
  unnamed?: number;
  /** The department has a list of this category, but has not published it. */
  isUnpublished?: boolean;
};

/** What entries of a category can lack, in the order in which a page counts it. */
type CountedFact = 'names' | 'phones' | 'addresses';

/** Something that the site does not know of a district. `number`: how many entries lack it. */
export type Gap =
  | { kind: 'office'; office: string; facts: OfficeFact[] }
  | { kind: 'counted'; category: string; facts: { fact: CountedFact; number: number }[] }
  | { kind: 'list' | 'entries'; category: string };

/** Finds what is missing of each office: `post` names it. */
export function officeGaps(offices: ({ post: string } & Known)[]): Gap[] {
  return offices.flatMap(({ post, ...known }) => {
    const facts = OFFICE_FACTS.filter((fact) => known[fact] === undefined);
    return facts.length > 0 ? [{ kind: 'office' as const, office: post, facts }] : [];
  });
}

/** Finds what is missing in a category: names first, then telephone numbers and addresses of the named entries. */
export function categoryGaps({ category, entries, unnamed = 0, isUnpublished }: CategoryEntries): Gap[] {
  const without = (fact: 'phone' | 'address') => entries.filter((entry) => entry[fact] === undefined).length;
  const counted: { fact: CountedFact; number: number }[] = [
    { fact: 'names', number: unnamed },
    { fact: 'phones', number: without('phone') },
    { fact: 'addresses', number: without('address') },
  ];
  const facts = counted.filter(({ number }) => number > 0);
  const isEmpty = entries.length === 0 && unnamed === 0;
  return [
    ...(isUnpublished ? [{ kind: 'list' as const, category }] : []),
    ...(isEmpty && !isUnpublished ? [{ kind: 'entries' as const, category }] : []),
    ...(facts.length > 0 ? [{ kind: 'counted' as const, category, facts }] : []),
  ];
}

/** Lists everything that the site does not know of a district. */
export function districtGaps(offices: Parameters<typeof officeGaps>[0], categories: CategoryEntries[]): Gap[] {
  return [...officeGaps(offices), ...categories.flatMap(categoryGaps)];
}
