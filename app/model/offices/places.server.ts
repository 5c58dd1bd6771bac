import type { Language } from '#app/i18n/language.ts';
import { inChoice } from '../districts/data.server.ts';
import { bodies } from '../schemes/data.server.ts';
import { pickContact } from './contact.server.ts';
import { officeGroup } from './located.server.ts';

/**
 * A body that takes applications, and the offices where it is met: one in every district, one for the whole division, or
 * none, because some bodies are not offices of the department.
 */
export function placeOf(id: string, language: Language) {
  const body = bodies[id];
  if (!body) throw new Error(`content/bodies.yaml has no ${id}`);
  const title = body.title[language];
  if (!body.officeGroup) return { id, title, offices: [] };
  const only = body.officeLocation;
  const offices = officeGroup(body.officeGroup, language)
    .offices.filter(({ locationId }) => only === undefined || locationId === only)
    .map((office) => ({
      ...pickContact(office),
      locationId: office.locationId,
      location: office.location,
      choice: inChoice(office.locationId, office.location, language),
    }));
  return { id, title, offices };
}

export type Place = ReturnType<typeof placeOf>;
