import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { HttpError } from '../../httpError.ts';
import { createUser } from '../accounts/users.ts';
import type { EntryState } from '../changes/changeTypes.ts';
import { foldersIn } from '../folders.ts';
import { openDatabase } from '../shared/database.ts';
import { addHistoryRoutes } from './historyRoutes.ts';
import { publicationMessage } from './publicationMessage.ts';

const FILE = 'content/notices/admission.yaml';
const project = mkdtempSync(join(tmpdir(), 'history-'));
const server = fastify();
const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim();

let day = 0;
/** Writes the entry, or removes it, and commits. Returns the commit. */
function commit(text: string | undefined, message: string): string {
  if (text === undefined) rmSync(join(project, FILE));
  else writeFileSync(join(project, FILE), text);
  git('add', '--all');
  const at = `2026-03-0${++day}T10:00:00+05:30`;
  execFileSync('git', ['commit', '--quiet', '--cleanup=verbatim', '--message', message], {
    cwd: project,
    env: { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at },
  });
  return git('rev-parse', 'HEAD');
}

/** An entry whose text quotes its own figure. */
const WITH_FIGURE = {
  benefits: [{ figure: 'aid', rupees: 500 }],
  summary: { en: 'You get {{aid}}.', mr: '{{aid}} मिळतात.' },
};

let commits: string[];
let unpublished: string;
beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@desk.example');
  mkdirSync(join(project, 'content/notices'), { recursive: true });
  const published = {
    ...{ title: 'Another year', reason: '', publication: 142, changes: [86], takesBack: [] },
    ...{ writtenBy: ['Clerk 1', 'Clerk 2'], approvedBy: ['Moderator 1'], publishedBy: 'Publisher 1' },
  };
  commits = [
    commit('year: 2025\n', 'content: the first notice'),
    commit('year: 2026\n', publicationMessage(published)),
    commit(
      'year: 2025\n',
      publicationMessage({ ...published, reason: 'Too early', publication: 143, takesBack: [142] }),
    ),
    commit(undefined, 'content: without the notice'),
    commit(stringify(WITH_FIGURE), 'content: the notice again'),
  ];
  writeFileSync(join(project, 'content/site.yaml'), 'x: 1\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'content: another entry');
  git('switch', '--quiet', '--create', 'other');
  unpublished = commit('year: 2099\n', 'content: not published');
  git('switch', '--quiet', 'main');
  server.setErrorHandler((error, _request, reply) =>
    error instanceof HttpError ? reply.code(error.status).send(error.body) : reply.code(500).send({}),
  );
  const database = openDatabase(':memory:');
  const details = { name: 'clerk-1', title: { en: 'Clerk 1', mr: 'लिपिक १' }, roles: [] };
  createUser(database, new Date('2026-03-01T10:00:00Z'), details);
  addHistoryRoutes(server, { project, database, folders: foldersIn(project, join(project, '.desk')) });
});
afterAll(async () => {
  await server.close();
  rmSync(project, { recursive: true });
});

const history = async (entry = 'admission') =>
  (await server.inject(`/api/history?collection=notices&entry=${entry}`)).json<{ states: EntryState[] }>().states;
const stateAt = (commit: string, entry = 'admission') =>
  server.inject(`/api/history/state?collection=notices&entry=${entry}&commit=${encodeURIComponent(commit)}`);

describe('the history of an entry', () => {
  it('lists its published states, newest first, and who wrote, approved and published each', async () => {
    const byHand = { writtenBy: [], approvedBy: null, publishedBy: null, publication: null, takesBack: false };
    const people = { writtenBy: ['Clerk 1', 'Clerk 2'], approvedBy: 'Moderator 1', publishedBy: 'Publisher 1' };
    const at = (number: number) => `2026-03-0${number}T04:30:00.000Z`;
    const [first, second, third, fourth, fifth] = commits;
    expect(await history()).toEqual([
      { commit: fifth, number: 5, at: at(5), what: 'content: the notice again', ...byHand },
      { commit: fourth, number: 4, at: at(4), what: 'content: without the notice', ...byHand, removed: true },
      { commit: third, number: 3, at: at(3), what: 'Too early', ...people, publication: 143, takesBack: true },
      { commit: second, number: 2, at: at(2), what: 'Another year', ...people, publication: 142, takesBack: false },
      { commit: first, number: 1, at: at(1), what: 'content: the first notice', ...byHand },
    ]);
  });

  it('shows the figures that a text quotes as they were in that state', async () => {
    const { shown } = (await stateAt(commits[4] ?? '')).json<{ shown: typeof WITH_FIGURE }>();
    expect(shown.summary).toEqual({ en: 'You get ₹500.', mr: '₹५०० मिळतात.' });
  });

  it('names posts in Marathi, and posts of former users as they were written', async () => {
    const url = '/api/history?collection=notices&entry=admission&language=mr';
    const { states } = (await server.inject(url)).json<{ states: EntryState[] }>();
    expect(states[3]?.writtenBy).toEqual(['लिपिक १', 'Clerk 2']);
  });

  it('is empty for an entry that was never published', async () => {
    expect(await history('none')).toEqual([]);
  });

  it('has the text of each state, which is null after the entry was removed', async () => {
    const values = await Promise.all(
      commits.map(async (commit) => (await stateAt(commit)).json<{ value: unknown }>().value),
    );
    expect(values).toEqual([{ year: 2025 }, { year: 2026 }, { year: 2025 }, null, WITH_FIGURE]);
    expect((await stateAt(commits[1]?.slice(0, 12) ?? '')).json()).toEqual({
      value: { year: 2026 },
      shown: { year: 2026 },
    });
  });

  it('does not show commits that were not published, or that did not change the entry', async () => {
    for (const commit of [unpublished, git('rev-parse', 'HEAD'), '0'.repeat(40)])
      expect((await stateAt(commit)).statusCode).toBe(404);
  });

  it.each(['HEAD', '--output=/tmp/x', 'main', '../x', '', 'abc', `${'a'.repeat(40)}:x`, 'ABCDEF1'])(
    'refuses %j, which is not the number of a commit',
    async (commit) => {
      expect((await stateAt(commit)).statusCode).toBe(400);
    },
  );

  it.each(['../site', '--all', 'a/b'])('refuses %j, which is not the name of an entry', async (entry) => {
    expect((await server.inject(`/api/history?collection=notices&entry=${entry}`)).statusCode).toBe(400);
    expect((await stateAt(commits[0] ?? '', entry)).statusCode).toBe(400);
  });
});
