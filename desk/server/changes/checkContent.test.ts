import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorAt, type Problem, warningAt } from '#app/model/problems/problem.ts';
import { createTestDesk, NOTICE, serveTestDesk, type TestUser, testUser } from '#tests/testDesk.ts';
import { HttpError } from '../../httpError.ts';
import { readEntry } from '../entries/entryStore.ts';
import { changeRules } from './changeDrafts.ts';
import { openChangeOf, stateOfChange } from './changeStore.ts';

const FILE = 'notices/admission.yaml';

let testDesk: ReturnType<typeof createTestDesk>;
let served: ReturnType<typeof serveTestDesk>;
/** What the check finds, and what happens while it runs. `checked`: the folders that were checked. */
let problems: Problem[];
let meanwhile: (content: string) => void;
let checked: string[];

beforeEach(() => {
  testDesk = createTestDesk();
  [problems, checked, meanwhile] = [[], [], () => {}];
  served = serveTestDesk(testDesk.desk, async (content) => {
    checked.push(content);
    meanwhile(content);
    return problems;
  });
});
afterEach(async () => {
  await served.server.close();
  testDesk.close();
});

function save(source: string, user: TestUser = 'clerk-1'): number {
  const { desk } = testDesk;
  const { version } = readEntry(desk.folders, FILE);
  const value = { ...NOTICE, source: [source] };
  changeRules(desk).saveDraft(testUser(user), { file: FILE, value, version, change: undefined });
  return openChangeOf(desk.database, FILE) ?? 0;
}
const send = (id: number, user: TestUser = 'clerk-1') =>
  served.as(user)('POST', `/api/changes/${id}/send?language=mr`, {});
async function approve(id: number) {
  const { version } = readEntry(testDesk.desk.folders, FILE);
  const as = served.as('moderator-1');
  await as('POST', `/api/changes/${id}/view`, { file: FILE, version });
  return as('POST', `/api/changes/${id}/approve`, {
    ...{ versions: { [FILE]: version }, details: { title: '', reason: '', urgent: false } },
  });
}
const stateOf = (id: number) => stateOfChange(testDesk.desk.database, id);

it('the content with the drafts is checked as it would be published today, and the copy is removed', async () => {
  meanwhile = (content) => {
    expect(readFileSync(join(content, FILE), 'utf8')).toContain('A letter');
    expect(readFileSync(join(content, 'site.yaml'), 'utf8')).toContain('2026-03-03');
  };
  problems = [warningAt({ file: 'content/site.yaml', path: [] }, 'notVersion')];
  const id = save('A letter');
  expect((await send(id)).json()).toMatchObject({ state: 'review' });
  expect(readFileSync(join(testDesk.desk.folders.content, FILE), 'utf8')).not.toContain('A letter');
  expect(readdirSync(join(testDesk.desk.data, 'checks'))).toEqual([]);
  expect((await approve(id)).json()).toMatchObject({ state: 'approved' });
  expect(checked).toHaveLength(2);
});

it('a change that a publication would refuse is neither sent nor approved; each problem leads to its field', async () => {
  const id = save('A letter');
  const found = ['content/site.yaml', `content/${FILE}`, `content/${FILE}`].map((file, index) =>
    errorAt({ file, path: ['title', index] }, 'notVersion'),
  );
  problems = found;
  const refused = await send(id);
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    {
      reason: 'problems',
      problems: [
        { file: 'site.yaml', problems: [expect.objectContaining({ path: ['title', 0] })] },
        {
          file: FILE,
          problems: [1, 2].map((index) =>
            expect.objectContaining({
              ...{ path: ['title', index], message: expect.stringMatching(/[अ-ह]/) },
              location: expect.objectContaining({ collection: 'notices', entry: 'admission', title: NOTICE.title }),
            }),
          ),
        },
      ],
    },
  ]);
  expect(stateOf(id)).toBe('draft');
  problems = [];
  await send(id);
  problems = found;
  expect((await approve(id)).statusCode).toBe(422);
  expect(stateOf(id)).toBe('review');
});

it('a text that is edited during the check is not sent', async () => {
  const id = save('A letter');
  meanwhile = () => save('Another letter');
  const refused = await send(id);
  expect([refused.statusCode, refused.json()]).toEqual([409, { reason: 'changedMeanwhile' }]);
  expect(stateOf(id)).toBe('draft');
});

it('nobody starts a check who may not move the change, and the attempt leaves no trace', async () => {
  const id = save('A letter');
  expect((await send(id, 'clerk-2')).statusCode).toBe(403);
  expect((await approve(id)).statusCode).toBe(409);
  expect(checked).toEqual([]);
  const actions = testDesk.desk.database.prepare(`SELECT action FROM audit WHERE action = 'change.send'`).all();
  expect(actions).toEqual([]);
});

it('a check that fails does not stop the next one', async () => {
  const id = save('A letter');
  meanwhile = () => {
    throw new HttpError(507, { reason: 'diskFull' });
  };
  expect((await send(id)).statusCode).toBe(507);
  meanwhile = () => {};
  expect((await send(id)).statusCode).toBe(200);
});

it('many requests of one user to check a change cost one check at a time, and few wait', async () => {
  const id = save('A letter');
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(id)));
  expect(checked).toHaveLength(1);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409, 429, 429]);
});
