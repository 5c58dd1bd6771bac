/**
 * `npm run measure-desk` opens the shared desk of a copy of the last commit, lets ten users (or the number that is given) read and save at once,
 * alone and beside one user who sends hostile requests, and prints how long pages and saves take. Exits with code 1 if one takes a second or more.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { git } from '#content-check/git.ts';
import { sessionCookie } from './server/accounts/cookies.ts';
import { hashToken, randomToken } from './server/accounts/tokens.ts';
import { createUser } from './server/accounts/users.ts';
import { openDatabase } from './server/shared/database.ts';

const PORT = 4480;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const USERS = Number(process.argv[2] ?? 10);
const SECONDS = 60;
const LIMIT_MS = 1000;
/** Between two actions of a user, as of somebody who reads quickly. */
const PAUSE_MS = 3000;

type User = { cookie: string; index: number };
type Kind = 'page' | 'save';

const root = mkdtempSync(join(tmpdir(), 'desk-users-'));
const project = join(root, 'project');
await git('.', ['clone', '-q', process.cwd(), project]);
for (const name of ['node_modules', '.cache', 'build']) symlinkSync(resolve(name), join(project, name));
const schemes = globSync('*.yaml', { cwd: join(project, 'content/schemes') }).map((file) => basename(file, '.yaml'));
const server = spawn(
  process.execPath,
  [
    'desk/main.ts',
    '--shared',
    '--project',
    project,
    '--data',
    join(root, 'data'),
    '--origin',
    ORIGIN,
    '--port',
    `${PORT}`,
  ].concat([
    '--preview-origin',
    `http://localhost:${PORT + 1}`,
    '--site',
    'https://site.example',
    '--target',
    join(root, 'site'),
  ]),
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
try {
  await opened();
  const users = signInUsers(USERS + 1);
  const attacker = users.pop() as User;
  console.table({ alone: await measure(users), 'beside an attacker': await measure(users, attacker) });
} finally {
  server.kill();
  rmSync(root, { recursive: true, force: true });
}

/** Waits for the desk, whose first start builds the site. */
async function opened(): Promise<void> {
  while (server.exitCode === null) {
    if (await fetch(ORIGIN).catch(() => undefined)) return;
    await sleep(500);
  }
  throw new Error('The desk did not start.');
}

/** Writes users and their sessions into the database, because signing in needs a passkey or a code. */
function signInUsers(count: number): User[] {
  const database = openDatabase(join(root, 'data', 'desk.sqlite'));
  const now = new Date();
  const users = Array.from({ length: count }, (_, index) => {
    const title = { en: `Clerk ${index}`, mr: `लिपिक ${index}` };
    const { id } = createUser(database, now, { name: `clerk-${index}`, title, roles: ['contributor'] });
    const token = randomToken();
    database
      .prepare('INSERT INTO sessions (token_hash, user, created_at, seen_at) VALUES (?, ?, ?, ?)')
      .run(hashToken(token), id, now.toISOString(), now.toISOString());
    return { cookie: `${sessionCookie(ORIGIN)}=${token}`, index };
  });
  database.close();
  return users;
}

function request({ cookie }: User, method: string, path: string, body?: object | Buffer): Promise<Response> {
  const isFile = Buffer.isBuffer(body);
  const type = isFile ? 'application/pdf' : 'application/json';
  return fetch(ORIGIN + path, {
    method,
    headers: { cookie, origin: ORIGIN, ...(body && { 'content-type': type }) },
    ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
}

/** Lets all users work until the time is over. Returns the median and the longest time of each kind of action, in ms. */
async function measure(users: readonly User[], attacker?: User) {
  const times: Record<Kind, number[]> = { page: [], save: [] };
  const until = performance.now() + SECONDS * 1000;
  const timed = async (kind: Kind, send: () => Promise<Response>) => {
    const begun = performance.now();
    const response = await send();
    const body: unknown = await response.json();
    times[kind].push(performance.now() - begun);
    if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`);
    return body;
  };
  const attack = attacker ? Array.from({ length: 6 }, () => attackUntil(attacker, until)) : [];
  await Promise.all([...users.map((user) => workUntil(user, until, timed)), ...attack]);
  const rows = Object.entries(times).map(([kind, each]) => {
    const sorted = each.sort((a, b) => a - b);
    const longest = Math.round(sorted.at(-1) ?? 0);
    if (longest >= LIMIT_MS) process.exitCode = 1;
    return [
      [`${kind}s`, sorted.length],
      [`${kind}, median ms`, Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)],
      [`${kind}, longest ms`, longest],
    ];
  });
  return Object.fromEntries(rows.flat()) as Record<string, number>;
}

type Timed = (kind: Kind, send: () => Promise<Response>) => Promise<unknown>;

type Entry = { published: { title: { en: string } }; draft?: { title: { en: string } }; version: string };

/** Opens the list and a scheme of one's own, and saves it with a longer title, again and again. */
async function workUntil(user: User, until: number, timed: Timed): Promise<void> {
  const entry = { collection: 'schemes', entry: schemes[user.index % schemes.length] ?? '', language: 'mr' };
  await sleep((PAUSE_MS * user.index) / USERS);
  while (performance.now() < until) {
    await timed('page', () => request(user, 'GET', '/api/content'));
    await sleep(PAUSE_MS);
    const opened = await timed('page', () => request(user, 'GET', `/api/entry?${new URLSearchParams(entry)}`));
    await sleep(PAUSE_MS);
    const { published, draft, version } = opened as Entry;
    const value = draft ?? published;
    const title = { ...value.title, en: `${value.title.en} a` };
    await timed('save', () => request(user, 'PUT', '/api/draft', { ...entry, version, value: { ...value, title } }));
    await sleep(PAUSE_MS);
  }
}

/** Sends the most expensive requests that the limits of size allow, without pause. Their answers do not matter. */
async function attackUntil(user: User, until: number): Promise<void> {
  const lines = Array.from({ length: 19 }, () => ({ en: '1-'.repeat(2400), mr: '1-'.repeat(2400) }));
  const value = { id: 'attack', title: { en: 'A', mr: 'अ' }, text: { paragraphs: [{ lines }] } };
  const pdf = Buffer.from(`%PDF-1.7\n${'1 0 obj << /Length 9 >> stream\n'.repeat(20_000)}`);
  while (performance.now() < until) {
    await Promise.allSettled([
      request(user, 'POST', '/api/check', { collection: 'notices', entry: 'attack', language: 'mr', value }),
      request(user, 'GET', `/api/search?language=mr&query=${'a'.repeat(12_000)}`),
      request(user, 'POST', '/api/files?path=/pdfs/attack', pdf),
      request(user, 'GET', '/api/content'),
    ]);
    await sleep(10);
  }
}
