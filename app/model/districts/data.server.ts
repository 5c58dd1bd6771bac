import type { Language } from '#app/i18n/language.ts';
import { loadEntry } from '../load.server.ts';
import { districtsSchema } from './schema.server.ts';

const entry = loadEntry('districts.yaml', districtsSchema);

/** District id → its name in both languages. */
export const districts = entry.districts;

/** Names of towns in this district that people look for in its place. */
export const townsIn = (district: string) =>
  entry.towns.filter((town) => town.district === district).map(({ title }) => title);

/** The name of a location in a list to choose from: `Palghar (Vasai)`. */
export function inChoice(location: string, name: string, language: Language): string {
  const towns = townsIn(location).map((town) => town[language]);
  return towns.length > 0 ? `${name} (${towns.join(', ')})` : name;
}
