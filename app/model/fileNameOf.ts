/**
 * Returns the name of an entry's file, without its ending, for the entry's id. Albums of the specification have capital
 * letters and spaces in their ids; file names have none, because some file systems do not tell capital from small letters.
 */
export function fileNameOf(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase();
}
