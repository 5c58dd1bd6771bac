/** A version of three numbers, as package.json has it. */
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

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
  const numbers = VERSION.exec(current)?.slice(1).map(Number);
  if (!numbers) return undefined;
  const at = STEPS.indexOf(asked ?? '');
  const next =
    at >= 0
      ? numbers.map((number, place) => (place < at ? number : place === at ? number + 1 : 0)).join('.')
      : (asked ?? (released === undefined ? current : undefined));
  if (next === undefined || !VERSION.test(next)) return undefined;
  return released === undefined || isLater(next, released) ? next : undefined;
}

/** Whether a version comes after another. */
export function isLater(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

/** The latest version among the tags of a repository, `v0.1.0`; undefined before the first release. */
export function latestOf(tags: readonly string[]): string | undefined {
  return tags
    .map((tag) => tag.replace(/^v/, ''))
    .filter((version) => VERSION.test(version))
    .sort((a, b) => (isLater(a, b) ? -1 : 1))[0];
}
