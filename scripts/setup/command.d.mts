/** Runs a command in the project's folder and waits for its end; `show` lets its output through at once. */
export function run(
  command: string,
  args: string[],
  options?: { show?: boolean },
): Promise<{ ok: boolean; output: string }>;
