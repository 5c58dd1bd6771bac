import { errorAt, type Problem, warningAt } from '../problems/problem.ts';
import type { Scheme } from '../schemes/schema.server.ts';
import { fixedAmount } from './rules.ts';
import type { Situation } from './schema.server.ts';

type Amounts = Pick<Scheme, 'id' | 'benefits'>;

/** Requires that a situation counts only fixed amounts of its own schemes, and that a group shows a benefit which one of them has. */
export function situationProblems(
  { id, schemes: own, counted = [], choice }: Pick<Situation, 'id' | 'schemes' | 'counted' | 'choice'>,
  schemes: readonly Amounts[],
): Problem[] {
  const file = `content/situations/${id}.yaml`;
  const notFixed = counted.flatMap((named, index) => {
    const scheme = schemes.find((candidate) => candidate.id === named && own.includes(named));
    return scheme && fixedAmount(scheme)
      ? []
      : errorAt({ file, path: ['counted', index] }, 'notFixedAmount', { id: named });
  });
  const unknown = (choice?.groups ?? []).flatMap(({ benefit, schemes: ids }, index) => {
    const figures = schemes.flatMap((one) => (ids.includes(one.id) ? one.benefits.map(({ figure }) => figure) : []));
    if (benefit === undefined || figures.includes(benefit)) return [];
    const path = ['choice', 'groups', index, 'benefit'];
    return errorAt({ file, path }, 'noSuchEntry', { id: benefit, where: 'content/schemes' });
  });
  return [...notFixed, ...unknown];
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
