import type { SitePath } from '#app/screens.ts';

/** Pages with an address of the application specification, section 4, that differs from their file name. */
const RENAMED: Record<string, SitePath> = {
  advertisement: '/notices/advertisement',
  'grievances-redressal': '/grievancesredressal',
  recruitment: '/notices/recruitment',
  'rti-contacts': '/rticontacts',
};

/** The path of an entry of content/pages, without the language. */
export function pagePath(id: string): SitePath {
  return RENAMED[id] ?? (`/${id}` as SitePath);
}
