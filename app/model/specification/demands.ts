import type { Demand } from './schema.server.ts';

/** Maps each kind of demand to the field that contains the demanded value. */
export const DEMANDED_FIELD = {
  benefit: 'benefit',
  condition: 'condition',
  words: 'words',
  value: 'is',
  day: 'notBefore',
  items: 'atLeast',
  count: 'atLeast',
  entry: 'id',
} as const satisfies Record<Demand['kind'], string>;

/** Returns the currently demanded value, from the demand or its override; undefined if the demand is withdrawn. */
export function demandedValue(demand: Demand): unknown {
  const { override } = demand;
  if (override?.withdrawn) return undefined;
  const name = DEMANDED_FIELD[demand.kind];
  return (override as Record<string, unknown> | undefined)?.[name] ?? (demand as Record<string, unknown>)[name];
}

/** Returns whether a field is a limit: its value is a number, or its name is `asOf` or `upTo`. */
export const isFigure = ([name, value]: [string, unknown]) =>
  typeof value === 'number' || name === 'asOf' || name === 'upTo';

/** Returns whether a part has every demanded value and no further limit, because "18 to 79" differs from "18 and older". */
export function meetsDemand(part: object, demanded: object): boolean {
  const values = part as Record<string, unknown>;
  return (
    Object.entries(demanded).every(([name, value]) => JSON.stringify(values[name]) === JSON.stringify(value)) &&
    Object.entries(part)
      .filter(isFigure)
      .every(([name]) => name in demanded)
  );
}
