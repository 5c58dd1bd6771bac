/** Reads from the storage of the browser, which people and administrators can block. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes to the storage of the browser, or removes the key if the value is undefined. Returns false if the storage is full or blocked. */
export function writeStored(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
