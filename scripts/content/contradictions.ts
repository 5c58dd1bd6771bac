import { errorAt, type Params, type Place, type Problem, type ProblemCode } from '#app/model/problems/problem.ts';
import { at } from '#app/model/problems/sentences.ts';

/** A value that should be the same wherever its subject stands, and the place where it was read. */
export type Claim = Place & { subject: string; value: string };

/**
 * Problems at every place that says something else than the first one does about the same subject. Both places are
 * named: `value` here, `otherValue` in `other`. `params` adds what the sentence says of subject and values.
 */
export function contradictions(
  claims: Claim[],
  code: ProblemCode,
  params: (subject: string, value: string, otherValue: string) => Params = () => ({}),
): Problem[] {
  return [...Map.groupBy(claims, ({ subject }) => subject)].flatMap(([subject, [first, ...others]]) =>
    first === undefined
      ? []
      : others
          .filter(({ value }) => value !== first.value)
          .map((claim) =>
            errorAt(claim, code, {
              value: claim.value,
              other: at(first),
              otherValue: first.value,
              ...params(subject, claim.value, first.value),
            }),
          ),
  );
}
