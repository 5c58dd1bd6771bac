/** Where a fact comes from, as a page shows it. What no rule below knows is shown as it is written. */
export type ShownSource =
  | { kind: 'address'; address: string }
  | { kind: 'resolution'; code: string }
  | { kind: 'specification' | 'formerSite' | 'directory' | 'generalKnowledge' }
  | { kind: 'other'; words: string };

const ADDRESS = /https?:\/\/[^\s()]+/g;
const CODE = /(?<!\d)\d{18}(?!\d)/;

const KINDS = [
  ['specification', /specification, section/i],
  ['generalKnowledge', /general knowledge/i],
  ['formerSite', /scheme tables/i],
  ['directory', /^contact directory/i],
] as const;

/** The sources of entries, each once. A resolution is named by its code, under which the state's portal finds it. */
export function sourcesOf(entries: readonly { source: readonly string[] }[]): ShownSource[] {
  const shown = entries.flatMap(({ source }) => source.flatMap(shownAs));
  return [...new Map(shown.map((one) => [JSON.stringify(one), one])).values()];
}

function shownAs(line: string): ShownSource[] {
  const [code] = CODE.exec(line) ?? [];
  if (code) return [{ kind: 'resolution', code }];
  const known = KINDS.find(([, pattern]) => pattern.test(line));
  if (known) return [{ kind: known[0] }];
  const addresses = line.match(ADDRESS) ?? [];
  return addresses.length > 0
    ? addresses.map((address) => ({ kind: 'address' as const, address }))
    : [{ kind: 'other', words: line }];
}
