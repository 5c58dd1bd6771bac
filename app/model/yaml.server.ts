import { parse } from 'yaml';

const parsed = new Map<string, unknown>();

/**
 * Parses YAML, each distinct text once per process, because schemas, figures and rules read the same files. Callers must
 * not change the result. Throws a YAMLParseError.
 */
export function parseYamlOnce(text: string): unknown {
  if (!parsed.has(text)) parsed.set(text, parse(text));
  return parsed.get(text);
}
