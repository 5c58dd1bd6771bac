type Names = { title: string; plainTitle?: string | undefined };

/** Returns the name that people say, and the official name that stands beside it, if the two differ. */
export function schemeNames({ title, plainTitle }: Names): { name: string; official: string | undefined } {
  return plainTitle ? { name: plainTitle, official: title } : { name: title, official: undefined };
}

/** Joins both names, for the title of a page and the first line of a message. */
export function bothNames(names: Names): string {
  const { name, official } = schemeNames(names);
  return official ? `${name}: ${official}` : name;
}
