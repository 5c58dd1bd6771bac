/** Devices of Windows, also with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00B9\u00B2\u00B3])(?:\.|$)/i;

/** Returns whether Windows refuses a name of a file or folder, so that the repository cannot be copied there. */
export const isReservedFileName = (name: string): boolean => DEVICE.test(name) || /[. ]$/.test(name);
