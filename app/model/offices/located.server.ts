import type { Language } from '#app/i18n/language.ts';
import { refuse } from '../load.server.ts';
import { localize } from '../localize.ts';
import { collectSources } from '../sources.server.ts';
import { contactPath } from './contactPath.ts';
import { officeGroups } from './data.server.ts';
import { canBeSaved } from './rules.ts';
import type { OfficeGroup } from './schema.server.ts';

/** An office group as a screen shows it: one language, each office with its location's id and name. */
export function officeGroup(id: OfficeGroup['id'], language: Language) {
  const group = officeGroups.find((candidate) => candidate.id === id);
  if (!group) refuse('content/offices', [], 'missingPart', { name: id });
  const { offices, locationTranslations, ...rest } = localize(group, language);
  return {
    ...rest,
    sources: collectSources(Object.values(group.offices)),
    offices: Object.entries(offices).map(([locationId, office]) => {
      const location = locationTranslations[locationId];
      if (!location) refuse(`content/offices/${id}`, ['locationTranslations'], 'missingPart', { name: locationId });
      const contactFile = canBeSaved(office) ? contactPath(id, locationId, language) : undefined;
      return { ...office, locationId, location, contactFile };
    }),
  };
}
