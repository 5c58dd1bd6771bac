/** Runs a command in the project's folder and waits until it ends; `show` prints its output immediately. */
export function run(
  command: string,
  args: string[],
  options?: { show?: boolean },
): Promise<{ ok: boolean; output: string }>;
