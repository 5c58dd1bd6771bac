import { contentChecks } from '#desk/server/problems.ts';
import { BUILD_COMMANDS } from '#desk/server/publishing/publisherOptions.ts';
import type { DeskState } from '#desk/server/shared/deskState.ts';

/** Parts of a desk that check, render and publish nothing. */
export function idleParts({ folders, data }: Pick<DeskState, 'folders' | 'data'>) {
  const publisher = {
    ...{ wake: () => {}, cancel: () => false, problem: () => undefined, settled: async () => {}, stop: async () => {} },
    options: { home: `${data}/site`, target: { kind: 'folder' as const }, ...BUILD_COMMANDS },
  };
  return {
    checks: contentChecks(folders, async () => []),
    checkChange: async () => [],
    pages: { show: () => Promise.reject(new Error('Nothing is rendered in this test.')) },
    publisher,
  };
}
