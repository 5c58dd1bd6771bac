/** The parts that every scheme has, in the order of a citizen's questions. They are also the ids on the page. */
export const PARTS = ['who', 'get', 'documents', 'apply', 'where', 'after'] as const;

/** Where a named section of the specification begins; the list of this page leads there. */
export const sectionId = (index: number) => `section-${index + 1}`;
