import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What became of the requests of all visitors. */
export type Tally = {
  answered: number;
  /** No connection came about, so nothing was sent; the visitor asked again. */
  refused: number;
  /** Sent and not answered whole. */
  lost: number;
  /** Answered whole, but not with the page. */
  wrong: number;
};

type Outcome = keyof Tally;

const PAUSE_AFTER_REFUSAL_MS = 20;

/**
 * Visitors who ask for one page after another without a pause, each on a connection of its own that stays open, until they
 * are told to stop. A request that was sent counts: nobody asks twice for what was lost.
 */
export function startVisitors(base: string, paths: readonly string[], count: number) {
  const tally: Tally = { answered: 0, refused: 0, lost: 0, wrong: 0 };
  let stopped = false;
  const visits = Array.from({ length: count }, async (_, visitor) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = visitor; !stopped; turn += 1) {
      const outcome = await ask(base + paths[turn % paths.length], agent);
      tally[outcome] += 1;
      if (outcome === 'refused') await pause(PAUSE_AFTER_REFUSAL_MS);
    }
    agent.destroy();
  });
  return {
    tally,
    stop: async (): Promise<Tally> => {
      stopped = true;
      await Promise.all(visits);
      return tally;
    },
  };
}

function ask(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('error', () => resolve('lost'));
      answer.on('end', () => {
        const whole = answer.complete && bytes === Number(answer.headers['content-length'] ?? bytes);
        if (!whole) resolve('lost');
        else resolve(answer.statusCode === 200 ? 'answered' : 'wrong');
      });
    });
    request.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'refused' : 'lost'));
  });
}
