/** Tells whether an error, or what a program printed, says that the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  /ENOSPC|no space left on device|database or disk is full/i.test(String(error));

/** Does what a request can go on without, because reading must work while the disk is full. Throws all other errors. */
export function unlessDiskFull(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
