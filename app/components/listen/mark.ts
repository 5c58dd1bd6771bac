/** Name of the mark; the style sheet of the player draws it. */
const MARK = 'listening';

/** Marks the sentence that is being read and brings it into the window. Browsers without such marks read all the same. */
export function mark(range: Range) {
  if ('highlights' in CSS) CSS.highlights.set(MARK, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  const inWindow = top >= 0 && bottom <= window.innerHeight * 0.6;
  if (inWindow || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  range.startContainer.parentElement?.scrollIntoView({ behavior: 'smooth', block: 'center' });
}

export function removeMark() {
  if ('highlights' in CSS) CSS.highlights.delete(MARK);
}
