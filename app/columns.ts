/** Values of all rows by property, which compress better than rows. `null`: the row lacks the property. */
export type Columns<Row> = { [Property in keyof Row]-?: (Row[Property] | null)[] };

export function toColumns<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const properties = [...new Set(rows.flatMap((row) => Object.keys(row) as (keyof Row)[]))];
  const columns = properties.map((property) => [property, rows.map((row) => row[property] ?? null)]);
  return Object.fromEntries(columns) as Columns<Row>;
}

export function toRows<Row>(columns: Columns<Row>): Row[] {
  const all = Object.entries<unknown[]>(columns);
  const count = all[0]?.[1].length ?? 0;
  return Array.from({ length: count }, (_, at) => {
    const properties = all.map(([property, values]) => [property, values[at]] as const);
    return Object.fromEntries(properties.filter(([, value]) => value !== null)) as Row;
  });
}
