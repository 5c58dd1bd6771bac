import { type Language, pathIn } from '#app/i18n/language.ts';
import { OFFICE_PATHS } from './rules.ts';
import type { OfficeGroup } from './schema.server.ts';

/** Address of the file that puts an office into a telephone's contacts. Its own name tells it apart among others. */
export function contactPath(group: OfficeGroup['id'], locationId: string, language: Language): string {
  return pathIn(language, `${OFFICE_PATHS[group]}/${group}-${locationId}.vcf`);
}
