import { isMap, isScalar, type Pair, parseDocument, type Scalar } from 'yaml';
import { UserError } from '../UserError.ts';
import { columnAt, nodeRange } from '../yaml/ranges.ts';
import { skeleton } from './skeleton.ts';

type Field = Pair<Scalar>;

/**
 * Adds an office to the text of a group without a change elsewhere: formatting the parsed file would move comments.
 * `name` is YAML.
 */
export function addOffice(group: string, location: string, name: string): string {
  if (hasKey(group, 'offices', location))
    throw new UserError(
      `This group has an office at ${location} already. Change it in its file.`,
      `या गटात ${location} येथील कार्यालय आधीच आहे. त्याच्या फाइलमध्ये बदल करा.`,
    );
  const withName = hasKey(group, 'locationTranslations', location)
    ? group
    : insertEntry(group, 'locationTranslations', location, name);
  return insertEntry(withName, 'offices', location, skeleton('office', {}));
}

/** Inserts an entry at the end of a map. */
function insertEntry(text: string, field: string, location: string, entry: string): string {
  const { key } = readFields(text, field).at(-1) as Field;
  const [from, to] = nodeRange(key);
  const space = ' '.repeat(columnAt(from, text));
  // Everything that stands deeper than the last key belongs to it, comments too.
  const outside = text.slice(to).search(new RegExp(`\\n {0,${space.length}}[^\\s]`));
  const end = text.slice(0, outside < 0 ? undefined : to + outside).trimEnd().length;
  const block = entry.trimEnd().replace(/^/gm, `${space}  `);
  return `${text.slice(0, end)}\n${space}${location}:\n${block}${text.slice(end)}`;
}

const hasKey = (text: string, field: string, location: string) =>
  readFields(text, field).some(({ key }) => String(key.value) === location);

/** Throws a UserError where the map is missing or empty. */
function readFields(text: string, field: string): Field[] {
  const document = parseDocument(text);
  const map = document.get(field);
  const fields = isMap(map) && !map.flow ? map.items.filter((pair): pair is Field => isScalar(pair.key)) : [];
  if (document.errors.length > 0 || fields.length === 0)
    throw new UserError(
      'The file of this group cannot be read. Run npm run content and correct it first.',
      'या गटाची फाइल वाचता येत नाही. आधी npm run content चालवून ती दुरुस्त करा.',
    );
  return fields;
}
