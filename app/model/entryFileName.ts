/** Turns an id into a file name without spaces, and without capital letters, because some file systems ignore case. */
export function entryFileName(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase();
}
