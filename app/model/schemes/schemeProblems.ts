import { errorAt, type Path, type Problem } from '../problems/problem.ts';
import type { Scheme } from './schema.server.ts';

type Sharing = Pick<Scheme, 'id' | 'benefits' | 'sharesTotalWith' | 'excludes'>;

/** Checks the shared totals and the exclusions of a scheme, the sources that its parts cite, its first benefit and where else it sends people. */
export function schemeProblems(scheme: Scheme, schemes: readonly Scheme[]): Problem[] {
  const inScheme = (...path: Path) => ({ file: `content/schemes/${scheme.id}.yaml`, path });
  const cited = [...scheme.eligibility, scheme.timeLimit, scheme.appeal].flatMap((part) => part?.source ?? []);
  return [
    ...sharedTotalProblems(scheme, schemes),
    ...exclusionProblems(scheme, schemes),
    ...cited
      .filter((line) => !scheme.source.includes(line))
      .map((line) => errorAt(inScheme('source'), 'sourceNotListed', { line })),
    ...firstBenefitProblems(scheme),
    ...otherwiseProblems(scheme),
  ];
}

/** Requires that a scheme begins with what one gets, because all lists show only its first benefit. */
export function firstBenefitProblems({ id, benefits: [first] }: Pick<Scheme, 'id' | 'benefits'>): Problem[] {
  const place = { file: `content/schemes/${id}.yaml`, path: ['benefits', 0] };
  return first?.term || first?.part ? [errorAt(place, 'termFirst')] : [];
}

/** Requires that a scheme sends people whom a condition keeps out to another one. */
export function otherwiseProblems({ id, otherwise = [] }: Pick<Scheme, 'id' | 'otherwise'>): Problem[] {
  return otherwise.flatMap(({ scheme }, index) => {
    const place = { file: `content/schemes/${id}.yaml`, path: ['otherwise', index, 'scheme'] };
    return scheme === id ? errorAt(place, 'noSuchEntry', { id, where: 'content/schemes' }) : [];
  });
}

/** Requires that schemes with a shared total refer to each other and have the same amount. */
export function sharedTotalProblems(
  { id, benefits, sharesTotalWith = [] }: Sharing,
  schemes: readonly Sharing[],
): Problem[] {
  return sharesTotalWith.flatMap((named, index) => {
    const place = { file: `content/schemes/${id}.yaml`, path: ['sharesTotalWith', index] };
    const other = schemes.find((candidate) => candidate.id === named);
    if (!other?.sharesTotalWith?.includes(id)) return errorAt(place, 'totalNotShared', { id: named });
    const [own, others] = [benefits[0], other.benefits[0]];
    const isSame = own?.rupees !== undefined && own.rupees === others?.rupees && own.period === others.period;
    return isSame ? [] : errorAt(place, 'totalDiffers', { id: named });
  });
}

/** Requires that schemes which exclude each other both say so, and are not said to pay one total together. */
export function exclusionProblems(
  { id, sharesTotalWith = [], excludes = [] }: Sharing,
  schemes: readonly Sharing[],
): Problem[] {
  return excludes.flatMap((named, index) => {
    const place = { file: `content/schemes/${id}.yaml`, path: ['excludes', index] };
    if (sharesTotalWith.includes(named)) return errorAt(place, 'sharedAndExcluded', { id: named });
    const isMutual = schemes.some((other) => other.id === named && other.excludes?.includes(id));
    return isMutual ? [] : errorAt(place, 'notExcluded', { id: named });
  });
}
