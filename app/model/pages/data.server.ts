import { loadCollection, refuse } from '../load.server.ts';
import { type EmptyPage, type InformationPage, pageSchema } from './schema.server.ts';

export const pages = loadCollection('pages', pageSchema);

/** Returns the information page with this id; a missing file stops the build. */
export function informationPage(id: string): InformationPage {
  const page = pages.find((candidate) => candidate.id === id);
  if (page?.kind !== 'information') refuse(`content/pages/${id}.yaml`, [], 'missingPage');
  return page;
}

/** Returns the "No Data Found..!" page with this id; a missing file stops the build. */
export function emptyPage(id: string): EmptyPage {
  const page = pages.find((candidate) => candidate.id === id);
  if (page?.kind !== 'empty') refuse(`content/pages/${id}.yaml`, [], 'missingPage');
  return page;
}
