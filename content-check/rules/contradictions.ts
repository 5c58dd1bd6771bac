import { errorAt, type Params, type Place, type Problem, type ProblemCode } from '#app/model/problems/problem.ts';
import { at } from '#app/model/problems/sentences.ts';

/** A value that must be the same wherever its subject stands. */
export type Claim = Place & { subject: string; value: string };

/** Reports each claim that differs from the first about its subject: `value` here, `otherValue` in `other`. */
export function contradictions(
  claims: Claim[],
  code: ProblemCode,
  params: (subject: string, value: string, otherValue: string) => Params = () => ({}),
): Problem[] {
  return [...Map.groupBy(claims, ({ subject }) => subject)].flatMap(([subject, [first, ...others]]) => {
    if (!first) return [];
    const { value: otherValue } = first;
    return others
      .filter(({ value }) => value !== otherValue)
      .map((claim) => {
        const { value } = claim;
        return errorAt(claim, code, { value, other: at(first), otherValue, ...params(subject, value, otherValue) });
      });
  });
}
