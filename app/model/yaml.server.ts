import { parse } from 'yaml';

/** Letters of all texts that are kept: several times the content. A desk reads another text after each pause in typing. */
const MOST_LETTERS = 4_000_000;

/** Values by their text, the one read longest ago first. */
const parsed = new Map<string, unknown>();
let letters = 0;

/**
 * Parses YAML, each distinct text once while it is in use, because schemas, figures and rules read the same files. Callers must
 * not change the result. Throws a YAMLParseError.
 */
export function parseYamlOnce(text: string): unknown {
  const isKnown = parsed.has(text);
  const value: unknown = isKnown ? parsed.get(text) : parse(text);
  if (!isKnown) letters += text.length;
  parsed.delete(text);
  parsed.set(text, value);
  for (const oldest of parsed.keys()) {
    if (letters <= MOST_LETTERS) break;
    parsed.delete(oldest);
    letters -= oldest.length;
  }
  return value;
}
