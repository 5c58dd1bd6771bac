import type { Demand } from './schema.server.ts';

/** Names of the fields that say what a demand of each kind asks for. */
const ASKED = {
  benefit: 'benefit',
  condition: 'condition',
  words: 'words',
  value: 'is',
  day: 'notBefore',
  items: 'atLeast',
  count: 'atLeast',
  entry: 'id',
} as const satisfies Record<Demand['kind'], string>;

/** What a demand asks for today: its own value, or that of its override. Undefined once it is withdrawn. */
export function askedToday(demand: Demand): unknown {
  const { override } = demand;
  if (override?.withdrawn) return undefined;
  const name = ASKED[demand.kind];
  return (override as Record<string, unknown> | undefined)?.[name] ?? (demand as Record<string, unknown>)[name];
}

/** Whether a value bounds something: an amount, an age, a percentage, a day, "up to". */
const isFigure = ([name, value]: [string, unknown]) => typeof value === 'number' || name === 'asOf' || name === 'upTo';

/**
 * Whether a benefit or condition says what is asked: every value of it, and no figure beside them, because "18 to 79"
 * is not "18 and older".
 */
export function saysWhatIsAsked(part: object, asked: object): boolean {
  const values = part as Record<string, unknown>;
  return (
    Object.entries(asked).every(([name, value]) => JSON.stringify(values[name]) === JSON.stringify(value)) &&
    Object.entries(part)
      .filter(isFigure)
      .every(([name]) => name in asked)
  );
}

/** The value at a way such as `importantLinks.links`; undefined where the way leads nowhere. */
export function valueAt(entry: unknown, way: string): unknown {
  return way
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], entry);
}
