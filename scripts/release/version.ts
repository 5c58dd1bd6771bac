const STEPS = ['major', 'minor', 'patch'];

/**
 * The version that a release gets: one that was named, or the next `major`, `minor` or `patch` one. Before the first release
 * the version that package.json has is the next. Undefined when nothing sensible was asked for, or not a later version.
 */
export function nextVersion(
  asked: string | undefined,
  current: string,
  released: string | undefined,
): string | undefined {
  const named = asked ?? (released === undefined ? current : '');
  const next = STEPS.includes(named) ? raised(current, named) : named;
  const isNext = /^\d+\.\d+\.\d+$/.test(next) && (released === undefined || isLater(next, released));
  return isNext ? next : undefined;
}

/** The version after `current` that differs at this step: 0.1.2 becomes 0.2.0 with `minor`. */
function raised(current: string, step: string): string {
  const at = STEPS.indexOf(step);
  const numbers = current.split('.').map(Number);
  return numbers.map((number, place) => (place < at ? number : place === at ? number + 1 : 0)).join('.');
}

/** Whether a version comes after another. */
export function isLater(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}
