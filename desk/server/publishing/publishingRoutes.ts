import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../httpError.ts';
import type { User } from '../accounts/accountTypes.ts';
import { listOpenChanges } from '../changes/changeStore.ts';
import { signedInUser } from '../shared/access.ts';
import { recordAction } from '../shared/audit.ts';
import type { SharedDesk } from '../shared/sharedDesk.ts';
import { describePublication, type PublicationRow, readPublications } from './publicationStore.ts';
import type { Publications } from './publicationTypes.ts';
import type { Publisher } from './publisher.ts';
import { queueChanges, scheduleChanges, unscheduleChange } from './schedule.ts';
import { siteAddress } from './siteAddress.ts';
import { LISTED, queueTakeBack } from './takeBack.ts';

type Numbered = { Params: { id: string } };
type RawBody = { changes?: unknown; at?: unknown; reason?: unknown; later?: unknown } | undefined;

/** Adds the routes by which publishers publish, schedule, stop and take back. All of them respond with the new state. */
export function addPublishingRoutes(server: FastifyInstance, desk: SharedDesk, publisher: Publisher): void {
  const config = { access: 'publisher' } as const;
  const audit = (user: User, action: string, subject: string, details?: object) =>
    recordAction(desk.database, desk.now(), { user, action, subject, ...(details && { details }) });
  const respond = () => readAll(desk, publisher);

  // Does not prolong the session, because open pages ask again and again.
  server.get('/api/publications', { config: { access: 'signedIn', passive: true } }, respond);

  server.post<{ Body: RawBody }>('/api/publications', { config }, (request) => {
    const user = signedInUser(request);
    const changes = parseChanges(request.body?.changes);
    const at = parseTime(request.body?.at);
    if (at !== null) {
      scheduleChanges(desk, user.id, changes, at);
      for (const change of changes) audit(user, 'change.scheduled', `change ${change}`, { at });
    } else {
      const id = queueChanges(desk, user.id, changes);
      audit(user, 'publication.requested', `publication ${id}`, { changes });
      publisher.wake();
    }
    return respond();
  });

  server.post<Numbered & { Body: RawBody }>('/api/publications/:id/take-back', { config }, (request) => {
    const user = signedInUser(request);
    const { reason, later } = request.body ?? {};
    if (typeof reason !== 'string' || reason.trim() === '') throw new HttpError(400, { reason: 'reasonMissing' });
    const takeBack = { reason: reason.trim(), later: later === true };
    const id = queueTakeBack(desk, publisher.options, user.id, Number(request.params.id), takeBack);
    audit(user, 'publication.takenBack', `publication ${request.params.id}`, { ...takeBack, by: id });
    publisher.wake();
    return respond();
  });

  server.post<Numbered>('/api/publications/:id/stop', { config }, (request) => {
    const user = signedInUser(request);
    if (!publisher.cancel(Number(request.params.id))) throw new HttpError(409, { reason: 'tooLate' });
    audit(user, 'publication.stopped', `publication ${request.params.id}`);
    return respond();
  });

  server.post<Numbered & { Body: RawBody }>('/api/changes/:id/schedule', { config }, (request) => {
    const user = signedInUser(request);
    const change = Number(request.params.id);
    const at = parseTime(request.body?.at);
    if (at === null) unscheduleChange(desk, change);
    else scheduleChanges(desk, user.id, [change], at);
    audit(user, at === null ? 'change.unscheduled' : 'change.scheduled', `change ${change}`, at === null ? {} : { at });
    return respond();
  });
}

function parseChanges(changes: unknown): number[] {
  if (!Array.isArray(changes) || changes.length === 0 || !changes.every(Number.isSafeInteger))
    throw new HttpError(400, { reason: 'nothingToPublish' });
  return [...new Set(changes as number[])];
}

/** Returns null if no time is given. Throws a 400 for anything that is not an ISO time with a zone. */
function parseTime(at: unknown): string | null {
  if (at === undefined || at === null) return null;
  if (typeof at !== 'string' || !/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(at) || Number.isNaN(Date.parse(at)))
    throw new HttpError(400, { reason: 'notFuture' });
  return at;
}

function readAll(desk: SharedDesk, { options }: Publisher): Publications {
  const describe = (row: PublicationRow) => describePublication(desk, row);
  const inState = (state: string) => readPublications(desk.database, 'state = ? ORDER BY id', state).map(describe);
  const open = listOpenChanges(desk);
  return {
    live: inState('live')[0] ?? null,
    running: inState('running')[0] ?? null,
    waiting: inState('waiting'),
    list: readPublications(desk.database, `true ORDER BY id DESC LIMIT ${LISTED}`).map(describe),
    approved: open.filter(({ state }) => state === 'approved'),
    scheduled: open.filter(({ state }) => state === 'scheduled'),
    site: options.siteAddress ?? siteAddress(desk),
  };
}
