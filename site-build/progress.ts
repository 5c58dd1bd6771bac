/** The step of the build that ends when the content has no errors. The shared desk waits for it. */
export const CONTENT_CHECK = 'checked files of content';

/** Tells whether a line of the build says that a step has ended. */
export const isEndOf = (step: string, line: string) => line.startsWith(`· ${step}: `);

/** Tells whether a line of the build says that some step has ended. */
export const isStep = (line: string) => line.startsWith('· ');

/** Begins a step of the build. The returned function prints its line, such as `· pages: 912 (14.2 s)`. */
export function begin(step: string): (count: number) => void {
  const begun = performance.now();
  // `npm start` and `npm test` print only lines with this mark (scripts/setup/build.mjs).
  return (count) => console.info(`· ${step}: ${count} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
}

/** Does a step of the build, which returns what it made, and prints its line. */
export async function step<Made extends { size: number }>(name: string, make: () => Promise<Made>): Promise<Made> {
  const end = begin(name);
  const made = await make();
  end(made.size);
  return made;
}
