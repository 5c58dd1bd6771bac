import { allEntries } from '../entries.server.ts';
import { refuse } from '../load.server.ts';
import type { Page } from './schema.server.ts';

export const pages = allEntries('pages');

/** Returns the information page with this id. Throws a ContentError if there is none. */
export const informationPage = (id: string) => findPage(id, (page) => page.kind === 'information');

/** Returns the "No Data Found..!" page with this id. Throws a ContentError if there is none. */
export const emptyPage = (id: string) => findPage(id, (page) => page.kind === 'empty');

/** Returns the page of steps with this id. Throws a ContentError if there is none. */
export const stepsPage = (id: string) => findPage(id, (page) => page.kind === 'steps');

function findPage<Kind extends Page>(id: string, isKind: (page: Page) => page is Kind): Kind {
  const page = pages.filter(isKind).find((candidate) => candidate.id === id);
  if (!page) refuse(`content/pages/${id}.yaml`, [], 'missingPage');
  return page;
}
