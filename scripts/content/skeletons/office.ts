import { isMap, parseDocument, type YAMLMap } from 'yaml';
import { LOCATION_IDS } from '#app/model/offices/schema.server.ts';
import { Refusal } from './refusal.ts';
import { skeleton } from './skeleton.ts';

export type LocationId = (typeof LOCATION_IDS)[number];

/**
 * The file of an office group with one more office in it, to be filled in. Everything else stays as it stands, comments
 * too. `name` is the bilingual name of the location as YAML.
 */
export function withOffice(group: string, location: LocationId, name: string): string {
  const document = parseDocument(group);
  const offices = document.get('offices');
  const names = document.get('locationTranslations');
  if (document.errors.length > 0 || !isMap(offices) || !isMap(names))
    throw new Refusal(
      'The file of this group cannot be read. Run npm run content and correct it first.',
      'या गटाची फाइल वाचता येत नाही. आधी npm run content चालवून ती दुरुस्त करा.',
    );
  if (offices.has(location))
    throw new Refusal(
      `This group has an office at ${location} already. Change it in its file.`,
      `या गटात ${location} येथील कार्यालय आधीच आहे. त्याच्या फाइलमध्ये बदल करा.`,
    );
  insert(offices, location, skeleton('office', {}));
  if (!names.has(location)) insert(names, location, name);
  return document.toString({ lineWidth: 0, singleQuote: true });
}

/** Puts the entry where the order of the locations has it: districts as the specification lists them, then cities. */
function insert(map: YAMLMap, location: LocationId, text: string): void {
  const place = LOCATION_IDS.indexOf(location);
  const next = map.items.findIndex(({ key }) => LOCATION_IDS.indexOf(String(key) as LocationId) > place);
  const pair = map.items.length;
  map.set(location, parseDocument(text).contents);
  const [added] = map.items.splice(pair, 1);
  if (added) map.items.splice(next < 0 ? pair : next, 0, added);
}
