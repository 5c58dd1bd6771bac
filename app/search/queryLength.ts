/** Maximum length of a query, also in the search fields; longer queries would take seconds. */
export const MAX_QUERY_LENGTH = 200;
