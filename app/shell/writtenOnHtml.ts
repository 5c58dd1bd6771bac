/**
 * What the early script has written on `<html>`: theme, size of letters, saving of data. React is told, or it would take
 * it off when it makes the page anew, as for the error screen.
 */
export function writtenOnHtml(): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const written = [...document.documentElement.attributes].filter(({ name }) => name.startsWith('data-'));
  return Object.fromEntries(written.map(({ name, value }) => [name, value]));
}
