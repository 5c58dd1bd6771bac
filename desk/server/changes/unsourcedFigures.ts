import { errorAt, type Path, type Problem } from '#app/model/problems/problem.ts';
import { valueAt } from '#app/model/valueAt.ts';

/** Fields whose numbers and days tell readers nothing about what the department gives. */
const NOT_FIGURES = new Set(['id', 'order', 'srNo', 'retired', 'reviewDue', 'lastUpdated']);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

type Leaf = { path: Path; value: unknown };

/**
 * Lists the parts of an entry, such as one office of a group, whose figures or days differ from the published ones although neither the
 * source nor the day of the comparison with it does. New parts and new entries have a source that somebody has just written.
 */
export const unsourcedParts = (published: unknown, draft: unknown): Path[] =>
  sourcedParts(draft).filter((path) => {
    const [before, after] = [valueAt(published, path), valueAt(draft, path)];
    return hasSource(before) && differs(isFigure, before, after) && !differs(isAnswer, before, after);
  });

/** Returns a problem for each part whose moved figures have no source. */
export const unsourcedFigures = (file: string, published: unknown, draft: unknown): Problem[] =>
  unsourcedParts(published, draft).map((path) =>
    errorAt({ file: `content/${file}`, path: [...path, 'source'] }, 'unsourcedFigure'),
  );

/** Returns whether figures moved in an entry that has no field for its source, so that only the reason of the change can name it. */
export const needsReason = (published: unknown, draft: unknown): boolean =>
  published !== undefined && !hasSource(draft) && differs(isFigure, published, draft);

function sourcedParts(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    sourcedParts(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return hasSource(value) ? [path, ...inside] : inside;
}

/** Conditions of age also have a field `asOf`, but no source. */
const hasSource = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'source' in value && 'asOf' in value;

function differs(isCompared: (leaf: Leaf) => boolean, before: unknown, after: unknown): boolean {
  const [from, to] = [before, after].map((part) =>
    leavesOf(part)
      .filter(isCompared)
      .map(({ path, value }) => `${path.join('.')}: ${value}`)
      .sort(),
  );
  return JSON.stringify(from) !== JSON.stringify(to);
}

/** Lists the values in a part, without those of inner parts that have sources of their own. */
function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  if (path.length > 0 && hasSource(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

const isAnswer = ({ path }: Leaf): boolean =>
  path.includes('source') || path.join() === 'asOf' || path.join() === 'reviewed';

const isFigure = (leaf: Leaf): boolean =>
  !isAnswer(leaf) &&
  !leaf.path.some((step) => NOT_FIGURES.has(String(step))) &&
  (typeof leaf.value === 'number' || DAY.test(String(leaf.value)));
