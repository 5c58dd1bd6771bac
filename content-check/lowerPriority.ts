import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of the thread that calls it, so that requests come first. Only Linux gives a thread a priority of its own; elsewhere,
 * it would be that of the whole program.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
