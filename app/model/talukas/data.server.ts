import type { Language } from '#app/i18n/language.ts';
import type { DistrictId } from '../districts/schema.server.ts';
import { loadEntry } from '../load.server.ts';
import { localize } from '../localize.ts';
import { talukasSchema } from './schema.server.ts';

export const { talukas } = loadEntry('talukas.yaml', talukasSchema);

/** Lists the talukas of a district by name. */
export function talukasIn(district: DistrictId, language: Language) {
  const { compare } = new Intl.Collator(language);
  return Object.entries(talukas)
    .filter(([, taluka]) => taluka.district === district)
    .map(([id, taluka]) => ({ id, name: taluka.title[language], offices: localize(taluka.offices ?? {}, language) }))
    .sort((a, b) => compare(a.name, b.name));
}
