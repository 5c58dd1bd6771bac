import { isObject } from '#app/isRecord.ts';
import type { Path } from '../problems/problem.ts';
import { isSchoolYear } from '../schoolYear.server.ts';

/** A figure that sentences may quote. A date is written as 2023-12-31, a school year as 2024-25. */
export type Figure =
  | { unit: 'rupees' | 'percent' | 'number'; value: number }
  | { unit: 'day'; value: string }
  | { unit: 'schoolYear'; value: string };

/** Part of an entry with named figures: a benefit, a condition or an item of `namedFigures`. */
export type NamedItem = { name: string; item: object; path: Path };

/** Maps figure names to figures: `pension`, or `loan.percent` if a part of the entry has several figures. */
export function namedFigures(entry: unknown): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  for (const { name, item } of namedItems(entry)) {
    const own = Object.entries(item).flatMap(([field, value]) => {
      const figure = toFigure(field, value);
      return figure ? [{ field, figure }] : [];
    });
    for (const { field, figure } of own) figures.set(`${name}.${field}`, figure);
    if (own[0] && own.length === 1) figures.set(name, own[0].figure);
  }
  return figures;
}

/** Finds the parts of an entry that name their figures with the field `figure`, as in `figure: pension`. */
export function namedItems(value: unknown, path: Path = []): NamedItem[] {
  if (!isObject(value)) return [];
  return [
    ...(typeof value.figure === 'string' ? [{ name: value.figure, item: value, path }] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      namedItems(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function toFigure(field: string, value: unknown): Figure | undefined {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return { unit: 'day', value };
  if (typeof value === 'string' && isSchoolYear(value)) return { unit: 'schoolYear', value };
  if (typeof value !== 'number') return undefined;
  if (/rupees$/i.test(field)) return { unit: 'rupees', value };
  return { unit: /percent$/i.test(field) ? 'percent' : 'number', value };
}
