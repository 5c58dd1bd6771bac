/**
 * The ways by which a field may be named, the most particular first: for `['apply', 'bodies']` of `schemes` these are
 * `schemes.apply.bodies`, `schemes.bodies`, `apply.bodies` and `bodies`. Keys of records within the way are passed over
 * from the left, so that `offices.branches.title` names the title of a branch in every office.
 */
export function waysTo(collection: string, fields: readonly string[]): string[] {
  const ends = fields.map((_, index) => fields.slice(index).join('.'));
  return [...ends.map((end) => `${collection}.${end}`), ...ends];
}
