/** Maximum number of schemes that a group shows at once. The others are behind one more row. */
export const MAX_OPEN_SCHEMES = 6;
