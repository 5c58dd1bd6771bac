/** A group shows so many schemes at once; the others are behind one more row. */
export const MAX_ROWS = 6;
