import { constants, setPriority } from 'node:os';

/**
 * Lets all other work of the machine go before that of the thread that calls it. Only Linux gives a thread a priority of its own; elsewhere,
 * it would be that of the whole program.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
