/** Returns the number in an address, or 0, which nothing has, for an address without one. */
export const parseNumber = (id: string | undefined): number => (/^\d{1,15}$/.test(id ?? '') ? Number(id) : 0);
