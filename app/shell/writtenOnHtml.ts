/**
 * Reads the attributes that the early script has set on `<html>`. React renders them too: otherwise it would remove them
 * when it renders the document anew, as for the error screen.
 */
export function writtenOnHtml(): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const written = [...document.documentElement.attributes].filter(({ name }) => name.startsWith('data-'));
  return Object.fromEntries(written.map(({ name, value }) => [name, value]));
}
