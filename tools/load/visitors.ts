import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Requests by outcome. `refused`: no connection came about, and the visitor tried again; `lost`: sent and not answered whole;
 * `wrong`: answered with another status than 200.
 */
export type Tally = { answered: number; refused: number; lost: number; wrong: number };

const PAUSE_AFTER_REFUSAL_MS = 20;

/**
 * Starts visitors who request one page after another, each on a connection of its own that stays open. autocannon does
 * not tell a refused connection from a lost request.
 */
export function startVisitors(origin: string, paths: readonly string[], count: number): () => Promise<Tally> {
  const tally: Tally = { answered: 0, refused: 0, lost: 0, wrong: 0 };
  let stopped = false;
  const visits = Array.from({ length: count }, async (_, visitor) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = visitor; !stopped; turn += 1) {
      const outcome = await request(origin + paths[turn % paths.length], agent);
      tally[outcome] += 1;
      if (outcome === 'refused') await pause(PAUSE_AFTER_REFUSAL_MS);
    }
    agent.destroy();
  });
  return async () => {
    stopped = true;
    await Promise.all(visits);
    return tally;
  };
}

function request(url: string, agent: Agent): Promise<keyof Tally> {
  return new Promise((resolve) => {
    const sent = get(url, { agent }, (response) => {
      response.resume();
      response.on('error', () => resolve('lost'));
      response.on('end', () => {
        if (!response.complete) resolve('lost');
        else resolve(response.statusCode === 200 ? 'answered' : 'wrong');
      });
    });
    sent.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'refused' : 'lost'));
  });
}
