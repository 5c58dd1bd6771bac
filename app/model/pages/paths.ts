import type { SitePath } from '#app/screens.ts';

/** Pages whose address in the application specification, section 4, differs from their file name. */
const RENAMED: Record<string, SitePath> = {
  advertisement: '/notices/advertisement',
  'grievances-redressal': '/grievancesredressal',
  recruitment: '/notices/recruitment',
  'rti-contacts': '/rticontacts',
};

/** Returns the path of an entry of content/pages, without language. */
export function pagePath(id: string): SitePath {
  return RENAMED[id] ?? (`/${id}` as SitePath);
}
