/** Limits of loading texts and the other files of an island (application specification, section 9). The time between retries doubles. */
export const LOADER_SETTINGS = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/** Whether the host no longer has a file of this page, because the page is older than the files that a release keeps (deploy/release.sh). */
let isGone = false;

/** Reads a file with retries. After the last one, waits until the visitor or the network starts it again, and never rejects. */
export async function readWithRetries<File>(read: (cache: RequestCache) => Promise<File>): Promise<File> {
  const { maxRetries, retryTimeout } = LOADER_SETTINGS;
  let mode: RequestCache = 'default';
  for (let failures = 0; ; failures += 1) {
    if (failures > maxRetries) {
      await waitForRetry();
      failures = 0;
    }
    try {
      return await readWithLimit(() => read(mode));
    } catch (reason) {
      isGone ||= reason === 404;
      // Bypasses caches, which may have kept an unusable file.
      mode = 'reload';
      if (failures < maxRetries) await new Promise((resolve) => setTimeout(resolve, retryTimeout * 2 ** failures));
    }
  }
}

const waiting: (() => void)[] = [];
let free: number = LOADER_SETTINGS.maxParallelReads;

async function readWithLimit<File>(read: () => Promise<File>): Promise<File> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await read();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

let answer: Promise<void> | undefined;

/** Shows app/shell/LoadFailure.tsx until the visitor presses its button, or the network is back. */
function waitForRetry(): Promise<void> {
  answer ??= new Promise((resolve) => {
    const note = document.querySelector('[data-load-failure]') as HTMLElement;
    const tryAgain = () => {
      note.hidden = true;
      // Keeps the decision for a second, so that it also applies to files whose last attempt is still running.
      setTimeout(() => {
        answer = undefined;
      }, 1_000);
      resolve();
    };
    (note.querySelector('button') as HTMLButtonElement).onclick = () => (isGone ? location.reload() : tryAgain());
    addEventListener('online', tryAgain);
    note.hidden = false;
  });
  return answer;
}
