import type { SitePath } from '#app/screens.ts';

/** Pages whose address the specification names otherwise than their file (application specification, section 4). */
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
