import type { z } from 'zod';
import { type Column, columnNames, csv } from './csv.server.ts';

/** A data set: `schema`: what its file may say; `columns`: names of those of its table; `entries`: how many. */
export type MadeData = {
  schema: z.ZodType;
  json: () => object;
  csv: () => string;
  columns: string[];
  entries: number;
};

export function dataOf<Schema extends z.ZodType<object>, Entry>(
  schema: Schema,
  json: () => z.infer<Schema>,
  columns: readonly Column<Entry>[],
  entries: readonly Entry[],
): MadeData {
  const table = () => csv(columns, entries);
  return { schema, json, csv: table, columns: columnNames(columns), entries: entries.length };
}
