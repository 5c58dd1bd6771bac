import type { Language } from '#app/i18n/language.ts';
import { loadEntry } from '../load.server.ts';
import { districtsSchema } from './districtsSchema.server.ts';
import type { DistrictId } from './schema.server.ts';

const { districts, northToSouth, towns, ask, withoutTalukas, ...provenance } = loadEntry(
  'districts.yaml',
  districtsSchema,
);

/** District id → its name in both languages. */
export { districts };

export const NORTH_TO_SOUTH = northToSouth;

/** Sources, confidence and dates of the names of districts and towns. */
export const districtsProvenance = provenance;

/** Returns whom to call about an office of a district that has no telephone number. */
export const askInDistrict = (id: string) => ask.find(({ district }) => district === id);

/** Says where people go if their district has no talukas. */
export const withoutTalukasText = (id: DistrictId, language: Language) =>
  withoutTalukas.find(({ district }) => district === id)?.text[language];

/** Returns the next districts to the north and to the south, if the division has them. */
export function neighbours(district: DistrictId): { north: DistrictId | undefined; south: DistrictId | undefined } {
  const index = NORTH_TO_SOUTH.indexOf(district);
  return { north: NORTH_TO_SOUTH[index - 1], south: NORTH_TO_SOUTH[index + 1] };
}

/** Lists the towns of a district that people search for by name. */
export const townsIn = (district: string) =>
  towns.filter((town) => town.district === district).map(({ title }) => title);

/** Formats a location as an option of a `<select>`: `Palghar, Vasai`. */
export function inChoice(location: string, name: string, language: Language): string {
  const names = townsIn(location).map((town) => town[language]);
  return [name, ...names].join(', ');
}
