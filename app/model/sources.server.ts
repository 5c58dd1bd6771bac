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

/** Collects the sources of entries, each once. A resolution has its code, by which the state's portal finds it. */
export function collectSources(entries: readonly { source: readonly string[] }[]): ShownSource[] {
  const shown = entries.flatMap(({ source }) => source.flatMap(parseSource));
  return [...new Map(shown.map((one) => [JSON.stringify(one), one])).values()];
}

/** Parses one line of `source` into what pages of both languages can show; empty where they could show only its words. */
export function parseSource(line: string): ShownSource[] {
  const [code] = CODE.exec(line) ?? [];
  if (code) return [{ kind: 'resolution', code }];
  const known = KINDS.find(([, pattern]) => pattern.test(line));
  if (known) return [{ kind: known[0] }];
  return (line.match(ADDRESS) ?? []).map((address) => ({ kind: 'address', address }));
}
