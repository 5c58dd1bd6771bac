/** Shortens an address to what one has to type. */
export const printedAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '');
