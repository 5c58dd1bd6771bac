import type { FastifyInstance, HTTPMethods } from 'fastify';
import { HttpError } from '../../httpError.ts';
import { recordAction } from './audit.ts';
import type { DeskState } from './deskState.ts';
import { parseNumber } from './parseNumber.ts';

/**
 * Reasons of the refusals that leave a row in the audit log: somebody tried what is not theirs to do. A request without a session leaves none,
 * because each open page sends some after its session has ended.
 */
const KEPT: readonly unknown[] = [
  ...['notAllowed', 'notWriter', 'notOwner', 'ownChange', 'ownRoles', 'ownRight'],
  ...['invitationEnded', 'passkeyRefused', 'wrongAddress'],
];

const MINUTE = 60_000;

type Row = Parameters<typeof recordAction>[2];

/** A minute that began with a row. `more`: refusals since. */
type Minute = { row: Row; more: number; timer: NodeJS.Timeout };

/**
 * Records what the routes of a server refuse, after the transaction of the refused action has been undone. Writes at most one row a minute for
 * each user and route, and for each reason of all visitors, because nobody can delete rows; the next row counts what came since.
 */
export function recordRefusals(server: FastifyInstance, desk: Pick<DeskState, 'database' | 'now'>): void {
  const minutes = new Map<string, Minute>();
  const begin = (key: string, row: Row) => {
    minutes.set(key, { row, more: 0, timer: setTimeout(() => end(key), MINUTE).unref() });
    try {
      recordAction(desk.database, desk.now(), row);
    } catch (error) {
      // Must not fail, because a full disk would turn every refusal into an error of the server.
      console.error(error);
    }
  };
  const end = (key: string) => {
    const { row, more = 0, timer } = minutes.get(key) ?? {};
    clearTimeout(timer);
    minutes.delete(key);
    if (row && more > 0) begin(key, { ...row, details: { ...row.details, count: more } });
  };
  server.addHook('onError', async ({ user, method, routeOptions, params }, _reply, error) => {
    if (!(error instanceof HttpError) || !KEPT.includes(error.body.reason)) return;
    const { reason } = error.body;
    const subject = `${method as HTTPMethods} ${routeOptions.url ?? ''}` as const;
    const key = user ? `${user.id} ${subject}` : String(reason);
    const known = minutes.get(key);
    if (known) known.more++;
    else begin(key, { user, action: 'accessRefused', subject, details: { reason, ...numberOf(params) } });
  });
  server.addHook('onClose', () => {
    for (const key of minutes.keys()) end(key);
  });
}

/** Returns the number in the address of a request, such as that of a change. Leaves out everything else that somebody typed. */
const numberOf = (params: unknown) => {
  const id = parseNumber((params as { id?: string }).id);
  return id > 0 ? { id } : {};
};
