import type { FinderScheme } from './catalogue.ts';
import { checkConditions } from './conditions.ts';
import type { SituationId } from './questions.ts';

/**
 * Returns the life situations that everybody who may get a scheme is in. A link to the finder answers its first question with them. Returns
 * none if one of several situations is enough, because the link must not choose for the visitor.
 */
export function findRequiredSituations(scheme: Pick<FinderScheme, 'eligibility'>): SituationId[] {
  // Passes no day, because without an age no condition depends on it.
  const conditions = checkConditions(scheme, 'person', { situation: { chosen: [] } }, '');
  const alternatives = conditions.flatMap(({ state, add = [] }) => (state === 'unticked' ? [add] : []));
  const required = alternatives.flatMap(([only, ...others]) =>
    only && only !== 'person' && others.length === 0 ? [only] : [],
  );
  return required.length === alternatives.length ? [...new Set(required)] : [];
}
