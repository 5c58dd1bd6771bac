import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify from 'fastify';
import { stringify } from 'yaml';
import type { Problem } from '#app/model/problems/problem.ts';
import type { Role, User } from '#desk/server/accounts/accountTypes.ts';
import { createUser } from '#desk/server/accounts/users.ts';
import { changeRules } from '#desk/server/changes/changeDrafts.ts';
import { addChangeRoutes } from '#desk/server/changes/changeRoutes.ts';
import { type CheckFolder, contentGate } from '#desk/server/changes/checkContent.ts';
import { fillWorkshop, foldersIn } from '#desk/server/folders.ts';
import { contentChecks } from '#desk/server/problems.ts';
import { addContentRoutes } from '#desk/server/routes.ts';
import { requireAccess } from '#desk/server/shared/access.ts';
import { openDatabase } from '#desk/server/shared/database.ts';
import type { DeskState } from '#desk/server/shared/deskState.ts';
import { sendError } from '#desk/server/shared/sendError.ts';

/** A valid notice, made up for tests. */
export const NOTICE = {
  id: 'admission',
  title: { en: 'Admission to hostels', mr: 'वसतिगृह प्रवेश' },
  date: '2026-03-01',
  text: {
    title: { en: 'Admission', mr: 'प्रवेश' },
    paragraphs: [
      {
        heading: { en: 'When', mr: 'केव्हा' },
        lines: [{ en: 'Apply in June.', mr: 'जूनमध्ये अर्ज करा.' }],
      },
    ],
  },
  source: ['Letter of the regional office'],
  confidence: 'high',
  asOf: '2026-03-01',
};

/** The roles of the test users, whose ids count from 1. */
const ROLES = {
  'clerk-1': ['contributor'],
  'clerk-2': ['contributor'],
  'moderator-1': ['contributor', 'moderator'],
  'publisher-1': ['publisher'],
} as const satisfies Record<string, Role[]>;

export type TestUser = keyof typeof ROLES;

export const testUser = (name: TestUser): User => {
  const [post = '', number = ''] = name.split('-');
  const title = `${post.charAt(0).toUpperCase()}${post.slice(1)} ${number}`;
  return { id: Object.keys(ROLES).indexOf(name) + 1, name, title: { en: title, mr: title }, roles: [...ROLES[name]] };
};

/** Creates a shared desk with users and one published notice, in a temporary folder. `database`: its file in the folder for data. */
export function createTestDesk(database?: string) {
  const project = mkdtempSync(join(tmpdir(), 'shared-desk-'));
  const data = join(project, 'data');
  const desk: DeskState = {
    project,
    data,
    folders: foldersIn(project, data),
    database: openDatabase(database ? join(data, database) : ':memory:'),
    origin: 'https://desk.example',
    now: () => new Date('2026-03-03T10:00:00Z'),
  };
  for (const name of Object.keys(ROLES) as TestUser[]) createUser(desk.database, desk.now(), testUser(name));
  const write = (file: string, value: unknown) => {
    mkdirSync(dirname(join(desk.folders.content, file)), { recursive: true });
    writeFileSync(join(desk.folders.content, file), stringify(value));
  };
  write('notices/admission.yaml', NOTICE);
  write('site.yaml', { lastUpdated: '2026-01-01' });
  fillWorkshop(desk.folders);
  const close = () => {
    desk.database.close();
    rmSync(project, { recursive: true });
  };
  return { desk, write, close };
}

/**
 * Serves a shared desk, whose user is the one that the header `x-user` names. `checkFolder`: checks a change before it goes on. `findAll`: finds
 * the problems of all content.
 */
export function serveTestDesk(
  desk: DeskState,
  checkFolder: CheckFolder = async () => [],
  findAll: () => Promise<Problem[]> = async () => [],
) {
  const server = fastify();
  const { folders, now } = desk;
  const [checks, changes] = [contentChecks(folders, findAll), changeRules(desk)];
  // Leaves what has no route to the server itself, as in the desk.
  server.register(async (api) => {
    api.setErrorHandler(sendError);
    requireAccess(api);
    api.addHook('onRequest', async (request) => {
      const name = request.headers['x-user'];
      if (typeof name === 'string') request.user = testUser(name as TestUser);
    });
    addContentRoutes(api, { folders, now, checks, changes });
    addChangeRoutes(api, desk, contentGate(desk, checkFolder));
  });
  const as = (user: TestUser | undefined) => (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
    server.inject({ method, url, ...(user && { headers: { 'x-user': user } }), ...(payload && { payload }) });
  return { server, as };
}
