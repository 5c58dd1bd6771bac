import { idOf, type Path } from './FormContext.ts';

/** Goes to the field of a place, or to the nearest part around it that is on the screen. */
export function goTo(path: Path): void {
  for (let length = path.length; length > 0; length--) {
    const field = document.getElementById(idOf(path.slice(0, length)));
    if (!field) continue;
    for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    field.focus();
    field.scrollIntoView({ block: 'center' });
    return;
  }
}
