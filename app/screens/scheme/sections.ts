/** Ids of the sections that every scheme has, in the order of a citizen's questions. */
export const PARTS = ['who', 'get', 'documents', 'apply', 'where', 'after'] as const;

/** Makes the fragment id of one of the specification's named sections. */
export const sectionId = (index: number) => `section-${index + 1}`;
