import { errorAt, type Problem, warningAt } from '../problems/problem.ts';
import type { Scheme } from '../schemes/schema.server.ts';
import { fixedAmount } from './rules.ts';
import type { Situation } from './schema.server.ts';

/** Requires that a situation counts only fixed amounts of its own schemes. */
export function situationProblems(
  { id, schemes: own, counted = [] }: Pick<Situation, 'id' | 'schemes' | 'counted'>,
  schemes: readonly Pick<Scheme, 'id' | 'benefits'>[],
): Problem[] {
  return counted.flatMap((named, index) => {
    const scheme = schemes.find((candidate) => candidate.id === named && own.includes(named));
    const place = { file: `content/situations/${id}.yaml`, path: ['counted', index] };
    return scheme && fixedAmount(scheme) ? [] : errorAt(place, 'notFixedAmount', { id: named });
  });
}

/** Finds the schemes that no situation names. Only warns, so that a new scheme can be published at once. */
export function schemesWithoutSituation(
  schemes: readonly Pick<Scheme, 'id'>[],
  situations: readonly Pick<Situation, 'schemes'>[],
): Problem[] {
  const named = new Set(situations.flatMap((situation) => situation.schemes));
  return schemes
    .filter(({ id }) => !named.has(id))
    .map(({ id }) => warningAt({ file: `content/schemes/${id}.yaml`, path: [] }, 'schemeInNoSituation'));
}
