/**
 * As many of the things as have room in so many letters, with a comma between. `more` says how many are left out; what
 * it says has room, too. The first is always there.
 */
export function listedWithin(things: readonly string[], most: number, more: (left: number) => string): string {
  for (let shown = things.length; shown > 1; shown -= 1) {
    const text = listed(things, shown, more);
    if (text.length <= most) return text;
  }
  return listed(things, 1, more);
}

function listed(things: readonly string[], shown: number, more: (left: number) => string): string {
  const text = things.slice(0, shown).join(', ');
  return shown < things.length ? `${text} ${more(things.length - shown)}` : text;
}
