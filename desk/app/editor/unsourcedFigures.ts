import { valueAt } from '#app/model/valueAt.ts';
import { findDifferences, isSame } from '../../compare.ts';
import type { FormSchema } from '../../server/forms.ts';

/** Fields that say where the facts are written and when they were or will be compared. One of each group must follow a changed figure. */
const GROUPS = [['source'], ['reviewDue', 'reviewed', 'asOf']];

/** Numbers that are not figures. */
const NOT_FIGURES = ['id', 'order'];

/** After a figure of a published entry changed, lists the fields about its source that have not changed. */
export function unsourcedFigures({ properties = {} }: FormSchema, published: unknown, value: unknown): string[] {
  if (published === undefined || !hasMovedFigure(published, value)) return [];
  return GROUPS.flatMap((group) => {
    const fields = group.filter((field) => properties[field]);
    const isUnchanged = fields.every((field) => isSame(valueAt(published, [field]), valueAt(value, [field])));
    return isUnchanged ? fields.slice(0, 1) : [];
  });
}

const hasMovedFigure = (published: unknown, value: unknown) =>
  findDifferences(published, value).some(
    ({ path, before, after }) =>
      !NOT_FIGURES.includes(String(path[0])) && numbersIn(before).join() !== numbersIn(after).join(),
  );

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
