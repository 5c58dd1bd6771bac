import type { Scheme } from './schema.server.ts';

type Sharing = Pick<Scheme, 'id' | 'benefits' | 'sharesTotalWith'>;

/** What is wrong with the schemes that this one says it shares its total with: both name each other and the same amount. */
export function sharedTotalProblems(
  { id, benefits, sharesTotalWith = [] }: Sharing,
  schemes: readonly Sharing[],
): string[] {
  return sharesTotalWith.flatMap((named) => {
    const other = schemes.find((candidate) => candidate.id === named);
    if (!other?.sharesTotalWith?.includes(id)) return `sharesTotalWith names ${named}, which does not name this scheme`;
    const [own, others] = [benefits[0], other.benefits[0]];
    const isSame = own?.rupees !== undefined && own.rupees === others?.rupees && own.period === others.period;
    return isSame ? [] : `sharesTotalWith names ${named}, whose first benefit is another amount`;
  });
}
