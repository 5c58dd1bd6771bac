import type { Language } from '#app/i18n/language.ts';
import { inChoice } from '../districts/data.server.ts';
import { bodies } from '../schemes/data.server.ts';
import { officeGroup, pickContact } from './data.server.ts';

/** Returns a body and its offices: one in every district, one for the division, or none if `officeGroup` is missing. */
export function bodyWithOffices(id: string, language: Language) {
  const body = bodies[id];
  if (!body) throw new Error(`content/bodies.yaml has no ${id}`);
  const { officeGroup: group, officeLocation: only } = body;
  const all = group ? officeGroup(group, language).offices : [];
  const offices = all
    .filter(({ locationId }) => only === undefined || locationId === only)
    .map(({ locationId, location, ...office }) => ({
      ...pickContact(office),
      locationId,
      location,
      choice: inChoice(locationId, location, language),
    }));
  return { id, title: body.title[language], offices };
}

export type BodyWithOffices = ReturnType<typeof bodyWithOffices>;
