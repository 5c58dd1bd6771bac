import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { Refusal } from './refusal.ts';
import { skeleton } from './skeleton.ts';

/** A key of a block map, and where it stands. */
type Key = { name: string; line: number; column: number };

/**
 * The file of an office group with one more office in it, to be filled in. No letter of what is there changes: printing
 * the parsed file would move comments that stand below an empty field. `name` is the location in both languages as YAML.
 */
export function withOffice(group: string, location: string, name: string): string {
  if (keysOf(group, 'offices').some((key) => key.name === location))
    throw new Refusal(
      `This group has an office at ${location} already. Change it in its file.`,
      `या गटात ${location} येथील कार्यालय आधीच आहे. त्याच्या फाइलमध्ये बदल करा.`,
    );
  const named = keysOf(group, 'locationTranslations').some((key) => key.name === location);
  const withName = named ? group : inserted(group, 'locationTranslations', location, name);
  return inserted(withName, 'offices', location, skeleton('office', {}));
}

/** The map with one more entry at its end. */
function inserted(text: string, field: string, location: string, entry: string): string {
  const keys = keysOf(text, field);
  const lines = text.split('\n');
  const at = endOf(lines, keys.at(-1));
  const indent = ' '.repeat(keys[0]?.column ?? 0);
  const block = entry.trimEnd().split('\n');
  lines.splice(at, 0, `${indent}${location}:`, ...block.map((line) => `${indent}  ${line}`));
  return lines.join('\n');
}

/** The keys of a map that stands in the file, at least one. Lines and columns count from 0. */
function keysOf(text: string, field: string): Key[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const map = document.get(field);
  const keys = isMap(map) && !map.flow ? map.items.map(({ key }) => key).filter(isScalar) : [];
  if (document.errors.length > 0 || keys.length === 0)
    throw new Refusal(
      'The file of this group cannot be read. Run npm run content and correct it first.',
      'या गटाची फाइल वाचता येत नाही. आधी npm run content चालवून ती दुरुस्त करा.',
    );
  return keys.map((key) => {
    const { line, col } = lines.linePos(key.range?.[0] ?? 0);
    return { name: String(key.value), line: line - 1, column: col - 1 };
  });
}

/** The line after everything that stands deeper than the last key. */
function endOf(lines: string[], last: Key | undefined): number {
  const { line, column } = last ?? { line: lines.length - 1, column: 0 };
  const outside = lines.findIndex((text, at) => at > line && text.trim() !== '' && text.search(/\S/) <= column);
  const end = outside < 0 ? lines.length : outside;
  return lines.slice(0, end).findLastIndex((text) => text.trim() !== '') + 1;
}
