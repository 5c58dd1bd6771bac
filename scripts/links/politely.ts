import { setTimeout as pause } from 'node:timers/promises';

type Politeness = {
  /** Between two questions to one host, in milliseconds. */
  pauseMs: number;
  /** How many hosts are asked at the same time. */
  hostsAtOnce: number;
};

/**
 * Asks about every address: one host at a time gets one question and then a pause, several hosts are asked side by side.
 * Returns the answers by address, in the order of `addresses`.
 */
export async function politely<Answer>(
  addresses: readonly string[],
  askOne: (address: string) => Promise<Answer>,
  { pauseMs, hostsAtOnce }: Politeness,
): Promise<Map<string, Answer>> {
  const waiting = [...Map.groupBy(addresses, (address) => new URL(address).host).values()];
  const answers = new Map<string, Answer>();
  const goThrough = async () => {
    for (let host = waiting.shift(); host; host = waiting.shift()) {
      for (const [index, address] of host.entries()) {
        if (index > 0) await pause(pauseMs);
        answers.set(address, await askOne(address));
      }
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, goThrough));
  return new Map(
    addresses.flatMap((address) => {
      const answer = answers.get(address);
      return answer === undefined ? [] : [[address, answer] as const];
    }),
  );
}
