import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import { writeSettings } from '../shared/settings.ts';
import { ROLES, type Session, type User } from './accountTypes.ts';
import { createUser, findUserByName, toUser } from './users.ts';

const ONLY_USER = { name: 'editor', title: { en: 'Editor', mr: 'संपादक' }, roles: [...ROLES] };

/** Creates the user of a local desk at its first start, who has every role and approves alone. Returns the user. */
export function createOnlyUser(database: DatabaseSync, now: Date): User {
  return transaction(database, () => {
    writeSettings(database, { singlePersonOffice: true });
    const known = findUserByName(database, ONLY_USER.name);
    return known ? toUser(known) : createUser(database, now, ONLY_USER);
  });
}

/** Makes `user` the user of every request, without a sign-in. Throws for a desk that other machines could reach. */
export function addOnlyUser(server: FastifyInstance, { origin }: Pick<DeskState, 'origin'>, user: User): void {
  if (!/^http:\/\/127\.0\.0\.1:\d+$/.test(origin)) throw new Error(`A desk at ${origin} needs a sign-in.`);
  server.addHook('onRequest', async (request) => {
    request.user = user;
  });
  server.get('/api/session', { config: { access: 'anyone' } }, (): Session => ({ user, isAlone: true }));
}
