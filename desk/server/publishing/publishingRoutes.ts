import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../../httpError.ts';
import type { User } from '../accounts/accountTypes.ts';
import { listOpenChanges } from '../changes/changeStore.ts';
import { signedInUser } from '../shared/access.ts';
import { recordAction, type Subject } from '../shared/audit.ts';
import type { DeskState } from '../shared/deskState.ts';
import { parseBody } from '../shared/parseBody.ts';
import { parseNumber } from '../shared/parseNumber.ts';
import { describePublication, lastPublications, type PublicationRow, readPublications } from './publicationStore.ts';
import type { Publications } from './publicationTypes.ts';
import type { Publisher } from './publisher.ts';
import { queueChanges, scheduleChanges, unscheduleChange } from './schedule.ts';
import { siteAddress } from './siteAddress.ts';
import { queueTakeBack } from './takeBack.ts';

type Numbered = { Params: { id: string } };
type RawBody = { changes?: unknown; at?: unknown; reason?: unknown; later?: unknown } | undefined;

const changeIds = z
  .array(z.int())
  .min(1)
  .transform((ids) => [...new Set(ids)]);
/** An ISO time with a zone; null if none is given. */
const setTime = z.iso.datetime({ offset: true }).nullish().default(null);
const whyTakenBack = z.string().trim().min(1);

/** Adds the routes by which publishers publish, schedule, stop and take back. All of them respond with the new state. */
export function addPublishingRoutes(server: FastifyInstance, desk: DeskState, publisher: Publisher): void {
  const config = { access: 'publisher' } as const;
  const audit = (user: User, action: string, subject: Subject, details?: object) =>
    recordAction(desk.database, desk.now(), { user, action, subject, ...(details && { details }) });
  const respond = () => readAll(desk, publisher);

  // Does not prolong the session, because open pages ask again and again.
  server.get('/api/publications', { config: { access: 'signedIn', passive: true } }, respond);

  server.post<{ Body: RawBody }>('/api/publications', { config }, (request) => {
    const user = signedInUser(request);
    const changes = parseBody(changeIds, request.body?.changes, 'nothingToPublish');
    const at = parseBody(setTime, request.body?.at, 'notFuture');
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

  server.post<Numbered & { Body: RawBody }>('/api/publications/:id/take-back', { config }, async (request) => {
    const user = signedInUser(request);
    const reason = parseBody(whyTakenBack, request.body?.reason, 'reasonMissing');
    const taken = parseNumber(request.params.id);
    const takeBack = { reason, later: request.body?.later === true };
    const id = await queueTakeBack(desk, publisher.options, user.id, taken, takeBack);
    audit(user, 'publication.takenBack', `publication ${taken}`, { ...takeBack, by: id });
    publisher.wake();
    return respond();
  });

  server.post<Numbered>('/api/publications/:id/stop', { config }, (request) => {
    const user = signedInUser(request);
    const stopped = parseNumber(request.params.id);
    if (!publisher.cancel(stopped)) throw new HttpError(409, { reason: 'tooLate' });
    audit(user, 'publication.stopped', `publication ${stopped}`);
    return respond();
  });

  server.post<Numbered & { Body: RawBody }>('/api/changes/:id/schedule', { config }, (request) => {
    const user = signedInUser(request);
    const change = parseNumber(request.params.id);
    const at = parseBody(setTime, request.body?.at, 'notFuture');
    if (at === null) unscheduleChange(desk, change);
    else scheduleChanges(desk, user.id, [change], at);
    audit(user, at === null ? 'change.unscheduled' : 'change.scheduled', `change ${change}`, at === null ? {} : { at });
    return respond();
  });
}

function readAll(desk: DeskState, { options, problem }: Publisher): Publications {
  const describe = (row: PublicationRow) => describePublication(desk, row);
  const inState = (state: string) => readPublications(desk.database, 'state = ? ORDER BY id', state).map(describe);
  const open = listOpenChanges(desk);
  return {
    live: inState('live')[0] ?? null,
    running: inState('running')[0] ?? null,
    waiting: inState('waiting'),
    problem: problem() ?? null,
    list: lastPublications(desk.database).map(describe),
    approved: open.filter(({ state }) => state === 'approved'),
    scheduled: open.filter(({ state }) => state === 'scheduled'),
    site: options.siteAddress ?? siteAddress(desk),
  };
}
