export type ShownSource =
  | { kind: 'address'; address: string }
  | { kind: 'resolution'; code: string }
  | {
      kind:
        | 'specification'
        | 'formerSite'
        | 'directory'
        | 'pressNote'
        | 'publicPages'
        | 'generalKnowledge'
        | 'illustrative';
    };

const ADDRESS = /https?:\/\/[^\s()]+/g;
const CODE = /(?<!\d)\d{18}(?!\d)/;

const KINDS = [
  ['illustrative', /\billustrative\b/i],
  ['specification', /specification, section/i],
  ['generalKnowledge', /general knowledge/i],
  ['formerSite', /scheme tables/i],
  ['directory', /^contact directory/i],
  ['pressNote', /^press note/i],
  ['publicPages', /^public pages/i],
] as const;

/** Lists the sources of entries without duplicates. Keeps resolution codes, which readers can search for on the state's portal. */
export function collectSources(entries: readonly { source: readonly string[] }[]): ShownSource[] {
  const shown = entries.flatMap(({ source }) => source.flatMap(parseSource));
  return [...new Map(shown.map((one) => [JSON.stringify(one), one])).values()];
}

/** Parses a line of `source` into sources that pages can show in both languages. Returns none for any other text. */
export function parseSource(line: string): ShownSource[] {
  const [code] = CODE.exec(line) ?? [];
  if (code) return [{ kind: 'resolution', code }];
  const known = KINDS.find(([, pattern]) => pattern.test(line));
  if (known) return [{ kind: known[0] }];
  return (line.match(ADDRESS) ?? []).map((address) => ({ kind: 'address', address }));
}
