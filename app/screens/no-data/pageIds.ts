/** Path of a "No Data Found..!" screen → its file in content/pages. */
export const PAGE_IDS: Record<string, string> = {
  '/documents': 'documents',
  '/notices/advertisement': 'advertisement',
  '/notices/recruitment': 'recruitment',
  '/news': 'news',
  '/grievancesredressal': 'grievances-redressal',
  '/rticontacts': 'rti-contacts',
};
