import type { FastifyInstance, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { Language } from '#app/i18n/language.ts';
import { parseLanguage } from '../entries/entryRequest.ts';
import { type Access, signedInUser } from '../shared/access.ts';
import type { DeskState } from '../shared/deskState.ts';
import { parseBody } from '../shared/parseBody.ts';
import { parseNumber } from '../shared/parseNumber.ts';
import { describeChange } from './changeDrafts.ts';
import { listOpenChanges } from './changeStore.ts';
import type { MoveIfValid } from './checkContent.ts';
import { addComment, solveComment } from './comments.ts';
import { readChange } from './readChange.ts';
import {
  approveChange,
  dropChange,
  type Step,
  sendBackChange,
  sendChange,
  viewEntry,
  withdrawChange,
} from './review.ts';

const line = z.string().trim().max(200);
const text = z.string().trim().max(2000);
const nothing = z.looseObject({});
const description = z.object({ title: line, reason: text, urgent: z.boolean() });
const view = z.object({ file: z.string(), version: z.string() });
const approval = z.object({
  remark: text.default(''),
  versions: z.record(z.string(), z.string()),
  details: description,
});
const remark = z.object({ remark: text });
const comment = z.object({ file: z.string(), field: z.string().max(200), text: text.min(1) });

type Route = { Params: { id?: string }; Querystring: { language?: string } };

/** Does something with a change, and returns the number of the change to send. */
export type Work<Body> = (step: Step, body: Body, language: Language) => number | Promise<number>;

/**
 * Adds the routes for the life of a change. Each returns the change as it is then, with problems in the language of the query. Sending and
 * approving check the whole content, because a mistake should not be found only when the change is published. `publish`: only in a local desk, sends, approves and publishes at once.
 */
export function addChangeRoutes(
  server: FastifyInstance,
  desk: DeskState,
  moveIfValid: MoveIfValid,
  publish?: Work<object>,
): void {
  // Does not prolong the session, because open pages ask again and again.
  server.get('/api/changes', { config: { access: 'signedIn', passive: true } }, () => ({
    changes: listOpenChanges(desk),
  }));
  const add = <Body>([method, url]: [HTTPMethods, string], access: Access, schema: z.ZodType<Body>, work: Work<Body>) =>
    server.route<Route>({
      method,
      url,
      config: { access },
      handler: async (request) => {
        const step = { id: parseNumber(request.params.id), user: signedInUser(request) };
        const language = parseLanguage(request.query.language);
        const id = await work(step, parseBody(schema, request.body ?? {}), language);
        return readChange(desk, { ...step, id }, language);
      },
    });
  add(['GET', '/api/changes/:id'], 'signedIn', nothing, ({ id }) => id);
  add(['PUT', '/api/changes/:id'], 'contributor', description, (step, body) => describeChange(desk, step, body));
  add(['POST', '/api/changes/:id/send'], 'contributor', nothing, (step, _, language) =>
    moveIfValid({ id: step.id, user: step.user.id, language }, () => sendChange(desk, step, language)),
  );
  add(['POST', '/api/changes/:id/withdraw'], 'contributor', nothing, (step) => withdrawChange(desk, step));
  add(['POST', '/api/changes/:id/drop'], 'contributor', nothing, (step) => dropChange(desk, step));
  add(['POST', '/api/changes/:id/view'], 'moderator', view, (step, { file, version }) =>
    viewEntry(desk, step, file, version),
  );
  add(['POST', '/api/changes/:id/approve'], 'moderator', approval, (step, body, language) =>
    moveIfValid({ id: step.id, user: step.user.id, language }, () => approveChange(desk, step, body)),
  );
  if (publish) add(['POST', '/api/changes/:id/publish'], 'publisher', nothing, publish);
  add(['POST', '/api/changes/:id/send-back'], 'moderator', remark, (step, body) =>
    sendBackChange(desk, step, body.remark),
  );
  add(['POST', '/api/changes/:id/comments'], 'signedIn', comment, (step, body) => addComment(desk, step, body));
  add(['POST', '/api/comments/:id/solve'], 'signedIn', nothing, (step) => solveComment(desk, step));
}
