/** Fills placeholders such as `{{number}}`. One without a value stays as it is. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => values[name] ?? placeholder);
