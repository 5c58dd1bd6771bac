/** Where a fact comes from, as a page shows it. */
export type ShownSource =
  | { kind: 'address'; address: string }
  | { kind: 'resolution'; code: string }
  | { kind: 'specification' | 'formerSite' | 'directory' | 'pressNote' | 'publicPages' | 'generalKnowledge' };

const ADDRESS = /https?:\/\/[^\s()]+/g;
const CODE = /(?<!\d)\d{18}(?!\d)/;

const KINDS = [
  ['specification', /specification, section/i],
  ['generalKnowledge', /general knowledge/i],
  ['formerSite', /scheme tables/i],
  ['directory', /^contact directory/i],
  ['pressNote', /^press note/i],
  ['publicPages', /^public pages/i],
] as const;

/** The sources of entries, each once. A resolution is named by its code, under which the state's portal finds it. */
export function collectSources(entries: readonly { source: readonly string[] }[]): ShownSource[] {
  const shown = entries.flatMap(({ source }) => source.flatMap(shownAs));
  return [...new Map(shown.map((one) => [JSON.stringify(one), one])).values()];
}

/** One line of `source`, as a page shows it in either language. Empty where only the words of the line could say it. */
export function shownAs(line: string): ShownSource[] {
  const [code] = CODE.exec(line) ?? [];
  if (code) return [{ kind: 'resolution', code }];
  const known = KINDS.find(([, pattern]) => pattern.test(line));
  if (known) return [{ kind: known[0] }];
  return (line.match(ADDRESS) ?? []).map((address) => ({ kind: 'address', address }));
}
