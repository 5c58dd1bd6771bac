import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTestDesk, NOTICE, serveTestDesk, type TestUser, testUser } from '#tests/testDesk.ts';
import { formerTexts, type StoredEntry } from '../entries/entryStore.ts';
import { changeRules, createChange } from './changeDrafts.ts';
import type { Change, ChangeOfEntry, ChangeSummary } from './changeTypes.ts';

const FILE = 'notices/admission.yaml';
const draftOf = (source: string) => ({ ...NOTICE, source: [source] });

let testDesk: ReturnType<typeof createTestDesk>;
let served: ReturnType<typeof serveTestDesk>;
beforeEach(() => {
  testDesk = createTestDesk();
  served = serveTestDesk(testDesk.desk);
});
afterEach(async () => {
  await served.server.close();
  testDesk.close();
});

type Opened = StoredEntry & { change: ChangeOfEntry | null };

const call = (user: TestUser | undefined, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  served.as(user)(method, url, payload);
const open = async (entry = 'admission') =>
  (await call('clerk-1', 'GET', `/api/entry?collection=notices&entry=${entry}`)).json<Opened>();
const save = async (
  user: TestUser,
  value: object,
  { entry = 'admission', ...more }: { entry?: string; change?: unknown } = {},
) =>
  call(user, 'PUT', '/api/draft', {
    collection: 'notices',
    entry,
    value,
    version: (await open(entry)).version,
    ...more,
  });
const discard = async (user: TestUser, entry = 'admission') =>
  call(user, 'POST', '/api/discard', { collection: 'notices', entry, version: (await open(entry)).version });
const read = async (id: number, user: TestUser = 'moderator-1') =>
  (await call(user, 'GET', `/api/changes/${id}`)).json<Change>();
const act = (user: TestUser, id: number, action: string, payload?: object) =>
  call(user, 'POST', `/api/changes/${id}/${action}`, payload);
const openChanges = async () =>
  (await call('clerk-1', 'GET', '/api/changes')).json<{ changes: ChangeSummary[] }>().changes;
const actions = () =>
  testDesk.desk.database
    .prepare('SELECT user, action, subject FROM audit ORDER BY id')
    .all()
    .map((row) => `${row.user} ${row.action} ${row.subject}`);

/** Saves a draft of clerk 1 and sends it, and returns the number of its change. */
const send = async (value: object = draftOf('A letter')) => {
  const id = (await save('clerk-1', value)).json<Opened>().change?.id ?? 0;
  expect((await act('clerk-1', id, 'send')).statusCode).toBe(200);
  return id;
};
const NO_DETAILS = { title: '', reason: '', urgent: false };
/** Opens every entry of a change, and returns their versions. */
const view = async (user: TestUser, id: number) => {
  const { entries } = await read(id, user);
  for (const { file, version } of entries) await act(user, id, 'view', { file, version });
  return Object.fromEntries(entries.map(({ file, version }) => [file, version]));
};
const approveAs = (user: TestUser, id: number, versions: object, more: object = {}) =>
  act(user, id, 'approve', { versions, details: NO_DETAILS, ...more });
const approve = async (user: TestUser, id: number) => approveAs(user, id, await view(user, id));
const returned = ({ statusCode, json }: Awaited<ReturnType<typeof act>>) => [
  statusCode,
  json<{ reason: string }>().reason,
];

describe('a draft', () => {
  it('makes a change of its writer, which holds the text that was published', async () => {
    expect((await open()).change).toBeNull();
    const saved = (await save('clerk-1', draftOf('A letter'))).json<Opened>();
    expect(saved).toMatchObject({ draft: draftOf('A letter'), published: NOTICE });
    const clerk = { id: 1, title: { en: 'Clerk 1', mr: 'Clerk 1' } };
    expect(saved.change).toEqual({
      id: 1,
      title: '',
      state: 'draft',
      author: clerk,
      writers: [clerk],
      returned: null,
      mayDiscard: true,
    });
    expect((await open()).change).toEqual(saved.change);
    const change = await read(1);
    expect(change.entries).toMatchObject([
      { collection: 'notices', entry: 'admission', file: FILE, title: NOTICE.title, base: NOTICE, problems: [] },
    ]);
    expect(change.entries[0]).toMatchObject({ draft: draftOf('A letter'), page: '/notices/notices', viewed: false });
    const { base } = testDesk.desk.database.prepare('SELECT base FROM change_entries').get() as { base: string };
    expect(parse(base)).toEqual(NOTICE);
  });

  it('of an entry that is in a change stays in it, and its second writer becomes a writer of the change', async () => {
    await save('clerk-1', draftOf('A letter'));
    const other = createChange(testDesk.desk, testUser('clerk-2'));
    const saved = (await save('clerk-2', draftOf('Two letters'), { change: other })).json<Opened>();
    expect(saved.change).toMatchObject({ id: 1, author: { id: 1 }, writers: [{ id: 1 }, { id: 2 }] });
  });

  it('joins the change that its writer names, together with other entries', async () => {
    const id = createChange(testDesk.desk, testUser('clerk-1'));
    await call('clerk-1', 'PUT', `/api/changes/${id}`, { ...NO_DETAILS, title: ' Letters ' });
    await save('clerk-1', draftOf('A letter'), { change: id });
    await save('clerk-2', { ...NOTICE, id: 'new' }, { entry: 'new', change: id });
    expect(await openChanges()).toMatchObject([
      { id, title: 'Letters', writers: [{ id: 1 }, { id: 2 }], entries: [{ entry: 'admission' }, { entry: 'new' }] },
    ]);
    expect((await read(id)).entries[1]).not.toHaveProperty('base');
  });

  it('cannot join a change that is unknown, or no draft', async () => {
    expect(returned(await save('clerk-2', NOTICE, { change: 9 }))).toEqual([404, 'noChange']);
    const id = await send();
    expect(returned(await save('clerk-2', { ...NOTICE, id: 'new' }, { entry: 'new', change: id }))).toEqual([
      409,
      'wrongState',
    ]);
    expect(returned(await save('clerk-2', NOTICE, { change: 'x' }))).toEqual([400, 'badRequest']);
    expect(existsSync(join(testDesk.desk.folders.drafts, 'notices/new.yaml'))).toBe(false);
  });

  it('that is discarded leaves its change, which is dropped when it is empty; its text is kept', async () => {
    await save('clerk-1', draftOf('A letter'));
    expect(returned(await discard('clerk-2'))).toEqual([403, 'notWriter']);
    expect((await discard('clerk-1')).json()).toMatchObject({ published: NOTICE, change: null });
    expect(await openChanges()).toEqual([]);
    expect((await read(1)).state).toBe('dropped');
    const [former = ''] = formerTexts(join(testDesk.desk.folders.history, 'drafts'), FILE);
    expect(readFileSync(former, 'utf8')).toContain('A letter');
  });

  it('that is discarded does not drop a change with other entries or with comments', async () => {
    const id = (await save('clerk-1', draftOf('A letter'))).json<Opened>().change?.id ?? 0;
    await save('clerk-1', { ...NOTICE, id: 'new' }, { entry: 'new', change: id });
    await discard('clerk-1', 'new');
    expect((await openChanges())[0]?.entries).toHaveLength(1);
    await act('moderator-1', id, 'comments', { file: FILE, field: 'source.0', text: 'Which?' });
    await discard('clerk-1');
    expect(await openChanges()).toMatchObject([{ id, entries: [] }]);
  });

  it('that another window has changed is not overwritten, and no change begins', async () => {
    const outdated = { collection: 'notices', entry: 'admission', value: draftOf('Mine'), version: 'old' };
    expect((await call('clerk-1', 'PUT', '/api/draft', outdated)).statusCode).toBe(409);
    expect(await openChanges()).toEqual([]);
  });

  it.each(['review', 'approved'])(
    'in the state %s cannot be edited or discarded until it is withdrawn',
    async (state) => {
      const id = await send();
      if (state === 'approved') await approve('moderator-1', id);
      expect(await read(id)).toMatchObject({ state });
      const refused = await save('clerk-1', draftOf('Later'));
      expect([refused.statusCode, refused.json()]).toMatchObject([423, { reason: 'inReview', change: { id, state } }]);
      expect((await discard('clerk-1')).statusCode).toBe(423);
      expect(parse(readFileSync(join(testDesk.desk.folders.drafts, FILE), 'utf8'))).toEqual(draftOf('A letter'));
      expect(returned(await act('clerk-2', id, 'withdraw'))).toEqual([403, 'notWriter']);
      expect((await act('clerk-1', id, 'withdraw')).json()).toMatchObject({ state: 'draft', approvedBy: null });
      expect((await save('clerk-1', draftOf('Later'))).statusCode).toBe(200);
    },
  );

  it('can be checked, which writes nothing', async () => {
    const payload = { collection: 'notices', entry: 'admission', value: draftOf('x'), version: '', language: 'en' };
    expect((await call('clerk-1', 'POST', '/api/check', payload)).json()).toMatchObject({ problems: [] });
    const workshop = join(testDesk.desk.folders.workshop, FILE);
    expect(parse(readFileSync(workshop, 'utf8'))).toEqual(NOTICE);
  });
});

describe('sending', () => {
  it('needs entries, a writer and texts without problems, whose fields it names in the asked language', async () => {
    const id = createChange(testDesk.desk, testUser('clerk-1'));
    expect(returned(await act('clerk-1', id, 'send'))).toEqual([422, 'emptyChange']);
    await save('clerk-1', { ...NOTICE, source: [] }, { change: id });
    expect(returned(await act('clerk-2', id, 'send'))).toEqual([403, 'notWriter']);
    const refused = await act('clerk-1', id, 'send?language=mr');
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      {
        reason: 'problems',
        problems: [
          {
            file: FILE,
            problems: [
              {
                ...{ file: `content/${FILE}`, path: ['source'], message: expect.stringMatching(/[अ-ह]/) },
                location: expect.objectContaining({ collection: 'notices', entry: 'admission' }),
              },
            ],
          },
        ],
      },
    ]);
    expect((await read(id)).state).toBe('draft');
  });

  it('needs a source for a figure or a day that moved: another one, or a new day of the comparison', async () => {
    const moved = { ...NOTICE, date: '2026-03-02' };
    const check = async (value: object) =>
      (
        await call('clerk-1', 'POST', '/api/check', {
          collection: 'notices',
          entry: 'admission',
          value,
          language: 'en',
        })
      ).json<{ problems: { path: unknown }[]; unsourced: unknown }>();
    expect(await check(moved)).toMatchObject({ problems: [{ path: ['source'] }], unsourced: [[]] });
    const id = (await save('clerk-1', moved)).json<Opened>().change?.id ?? 0;
    const refused = await act('clerk-1', id, 'send');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { reason: 'problems', problems: [{ file: FILE, problems: [{ path: ['source'] }] }] },
    ]);
    expect((await read(id)).entries[0]?.problems).toHaveLength(1);
    expect(await check({ ...moved, reviewed: '2026-03-03' })).toMatchObject({ problems: [], unsourced: [] });
    await save('clerk-1', { ...moved, reviewed: '2026-03-03' });
    expect((await act('clerk-1', id, 'send')).statusCode).toBe(200);
  });

  it('needs a reason if a figure moved in an entry without a field for its source', async () => {
    const specification = (atLeast: number) => {
      const demands = [{ kind: 'count', collection: 'services', atLeast }];
      return { rows: [{ document: 'application', section: '2', text: 'Some services.', demands }] };
    };
    testDesk.write('specification.yaml', specification(1));
    const entry = { collection: 'specification', entry: '', value: specification(2) };
    const { version } = (await call('clerk-1', 'GET', '/api/entry?collection=specification&entry=')).json<Opened>();
    const id = (await call('clerk-1', 'PUT', '/api/draft', { ...entry, version })).json<Opened>().change?.id ?? 0;
    expect(returned(await act('clerk-1', id, 'send'))).toEqual([422, 'reasonNeeded']);
    await call('clerk-1', 'PUT', `/api/changes/${id}`, { ...NO_DETAILS, reason: 'A letter demands it.' });
    expect((await act('clerk-1', id, 'send')).statusCode).toBe(200);
  });

  it('is refused once if what is public changed in the same field, so that the writers read why', async () => {
    const id = (await save('clerk-1', draftOf('A letter'))).json<Opened>().change?.id ?? 0;
    testDesk.write(FILE, draftOf('By hand'));
    expect(returned(await act('clerk-1', id, 'send'))).toEqual([409, 'changedMeanwhile']);
    expect(await read(id)).toMatchObject({ state: 'draft', returned: { kind: 'basisChanged', cause: 'outside' } });
    expect((await act('clerk-1', id, 'send')).statusCode).toBe(200);
  });

  it('is refused twice, as is any step that does not begin in the present state', async () => {
    const id = await send();
    expect(returned(await act('clerk-1', id, 'send'))).toEqual([409, 'wrongState']);
    expect(returned(await act('clerk-1', id, 'drop'))).toEqual([409, 'wrongState']);
    await act('clerk-1', id, 'withdraw');
    expect(returned(await approveAs('moderator-1', id, {}))).toEqual([409, 'wrongState']);
    expect(returned(await act('moderator-1', id, 'send-back', { remark: 'x' }))).toEqual([409, 'wrongState']);
  });
});

describe('approving', () => {
  it('needs a moderator who has opened each entry in its present version', async () => {
    const id = await send();
    expect(returned(await approveAs('clerk-2', id, {}))).toEqual([403, 'notAllowed']);
    const versions = { [FILE]: (await read(id)).entries[0]?.version ?? '' };
    expect(returned(await approveAs('moderator-1', id, versions))).toEqual([409, 'notViewed']);
    expect(returned(await act('moderator-1', id, 'view', { file: FILE, version: 'old' }))).toEqual([
      409,
      'changedMeanwhile',
    ]);
    await view('moderator-1', id);
    expect((await read(id)).entries[0]?.viewed).toBe(true);
    for (const wrong of [{}, { [FILE]: 'old' }])
      expect(returned(await approveAs('moderator-1', id, wrong))).toEqual([409, 'changedMeanwhile']);
    const approved = await approveAs('moderator-1', id, versions, { remark: 'Right' });
    expect(approved.json()).toMatchObject({
      state: 'approved',
      approvedBy: { id: testUser('moderator-1').id },
      approvedAt: '2026-03-03T10:00:00.000Z',
    });
  });

  it('a text that was edited after it was opened is refused', async () => {
    const id = await send();
    const versions = await view('moderator-1', id);
    await act('clerk-1', id, 'withdraw');
    await save('clerk-1', draftOf('Another letter'));
    await act('clerk-1', id, 'send');
    expect(returned(await approveAs('moderator-1', id, versions))).toEqual([409, 'changedMeanwhile']);
    const now = { [FILE]: (await read(id)).entries[0]?.version ?? '' };
    expect(returned(await approveAs('moderator-1', id, now))).toEqual([409, 'notViewed']);
  });

  it('is refused if the change was described anew since it was read', async () => {
    const id = await send();
    const versions = await view('moderator-1', id);
    expect(returned(await act('moderator-1', id, 'approve', { versions }))).toEqual([400, 'badRequest']);
    for (const details of [{ title: 'Letters' }, { reason: 'Because' }, { urgent: true }]) {
      await act('clerk-1', id, 'withdraw');
      await call('clerk-1', 'PUT', `/api/changes/${id}`, { ...NO_DETAILS, ...details });
      await act('clerk-1', id, 'send');
      expect(returned(await approveAs('moderator-1', id, versions))).toEqual([409, 'changedMeanwhile']);
    }
    const { title, reason, urgent } = await read(id);
    expect((await approveAs('moderator-1', id, versions, { details: { title, reason, urgent } })).statusCode).toBe(200);
  });

  it('is refused to everybody who wrote in the change, unless the office has one person', async () => {
    await save('moderator-1', draftOf('Mine'));
    const id = await send();
    expect((await read(id)).approvalBarrier).toBe('ownChange');
    expect((await read(id, 'clerk-2')).approvalBarrier).toBe('notAllowed');
    expect(returned(await approve('moderator-1', id))).toEqual([403, 'ownChange']);
    testDesk.desk.database.exec(`INSERT INTO settings VALUES ('singlePersonOffice', 'true')`);
    expect((await read(id)).approvalBarrier).toBeNull();
    expect((await approve('moderator-1', id)).json()).toMatchObject({ state: 'approved' });
    const { details } = testDesk.desk.database
      .prepare(`SELECT details FROM audit WHERE action = 'change.approve'`)
      .get() as { details: string };
    expect(JSON.parse(details)).toMatchObject({ own: true });
  });
});

describe('sending back', () => {
  it('needs a remark, which the writers see until they send again', async () => {
    const id = await send();
    expect(returned(await act('moderator-1', id, 'send-back', { remark: ' ' }))).toEqual([422, 'remarkNeeded']);
    expect((await read(id)).state).toBe('review');
    await act('moderator-1', id, 'send-back', { remark: 'Name the letter.' });
    expect((await open()).change).toMatchObject({
      state: 'draft',
      returned: { kind: 'sentBack', by: { id: 3 }, at: '2026-03-03T10:00:00.000Z', remark: 'Name the letter.' },
    });
    await act('clerk-1', id, 'send');
    expect(await read(id)).toMatchObject({ state: 'review', returned: null });
  });
});

describe('a change', () => {
  it('can be described by its writers while it is a draft', async () => {
    const id = (await save('clerk-1', draftOf('A letter'))).json<Opened>().change?.id ?? 0;
    const body = { title: 'Letters', reason: 'A new letter came.', urgent: true };
    expect(returned(await call('clerk-2', 'PUT', `/api/changes/${id}`, body))).toEqual([403, 'notWriter']);
    expect((await call('clerk-1', 'PUT', `/api/changes/${id}`, body)).json()).toMatchObject(body);
    expect(returned(await call('clerk-1', 'PUT', `/api/changes/${id}`, { title: 'x' }))).toEqual([400, 'badRequest']);
    await act('clerk-1', id, 'send');
    expect(returned(await call('clerk-1', 'PUT', `/api/changes/${id}`, body))).toEqual([409, 'wrongState']);
  });

  it('that is dropped frees its entries and keeps the texts of its drafts', async () => {
    const id = (await save('clerk-1', draftOf('A letter'))).json<Opened>().change?.id ?? 0;
    expect(returned(await act('clerk-2', id, 'drop'))).toEqual([403, 'notWriter']);
    expect((await act('clerk-1', id, 'drop')).json()).toMatchObject({ state: 'dropped' });
    expect(await open()).toMatchObject({ published: NOTICE, change: null });
    expect(await open()).not.toHaveProperty('draft');
    expect(formerTexts(join(testDesk.desk.folders.history, 'drafts'), FILE)).toHaveLength(1);
    expect((await save('clerk-2', draftOf('New'))).json<Opened>().change).toMatchObject({ author: { id: 2 } });
  });

  it('takes comments on the fields of its entries, which are solved once', async () => {
    const id = await send();
    const comment = { file: FILE, field: 'source.0', text: 'Which letter?' };
    expect(returned(await act('moderator-1', id, 'comments', { ...comment, file: 'site.yaml' }))).toEqual([
      404,
      'noEntry',
    ]);
    expect(returned(await act('moderator-1', id, 'comments', { ...comment, text: ' ' }))).toEqual([400, 'badRequest']);
    const { comments } = (await act('moderator-1', id, 'comments', comment)).json<Change>();
    expect(comments).toMatchObject([{ ...comment, user: { id: 3 }, solvedBy: null }]);
    const solve = (number = comments[0]?.id) => call('clerk-1', 'POST', `/api/comments/${number}/solve`);
    expect((await solve()).json()).toMatchObject({ id, comments: [{ solvedBy: { id: 1 } }] });
    expect(returned(await solve())).toEqual([409, 'solvedAlready']);
    expect(returned(await solve(99))).toEqual([404, 'noComment']);
  });

  it('that does not exist is not found', async () => {
    for (const id of ['7', '0', 'x', '-1', '1;2'])
      expect((await call('clerk-1', 'GET', `/api/changes/${id}`)).statusCode).toBe(404);
  });

  it('records each action with its user, but only the first of the saves of a writer', async () => {
    await save('clerk-1', draftOf('One'));
    await save('clerk-1', draftOf('Two'));
    await save('clerk-2', draftOf('Three'));
    await act('clerk-2', 1, 'send');
    await approve('moderator-1', 1);
    expect(actions()).toEqual([
      '1 change.create change 1',
      '1 change.addEntry change 1',
      '2 change.join change 1',
      '2 change.send change 1',
      '3 change.view change 1',
      '3 change.approve change 1',
    ]);
  });

  it('is open only to users who are signed in and have the role', async () => {
    await save('clerk-1', draftOf('One'));
    expect((await call(undefined, 'GET', '/api/changes')).statusCode).toBe(401);
    for (const [url, user] of [
      ['/api/changes/1/send', 'publisher-1'],
      ['/api/changes/1/drop', 'publisher-1'],
      ['/api/changes/1/view', 'clerk-2'],
      ['/api/changes/1/send-back', 'clerk-2'],
    ] as const)
      expect(returned(await call(user, 'POST', url, {}))).toEqual([403, 'notAllowed']);
  });
});

describe('after a crash', () => {
  it('between the change and its draft, the entry shows its published text and can be edited; it is not sent', async () => {
    const id = (await save('clerk-1', draftOf('A letter'))).json<Opened>().change?.id ?? 0;
    rmSync(join(testDesk.desk.folders.drafts, FILE));
    expect(await open()).toMatchObject({ published: NOTICE, change: { id } });
    expect((await read(id)).entries).toMatchObject([{ base: NOTICE, draft: NOTICE, figures: [], altered: [] }]);
    expect(returned(await act('clerk-1', id, 'send'))).toEqual([422, 'emptyChange']);
    expect((await save('clerk-1', draftOf('Again'))).json()).toMatchObject({ draft: draftOf('Again'), change: { id } });
    expect((await act('clerk-1', id, 'send')).statusCode).toBe(200);
  });

  it('that left a draft without a change, the draft is shown, and its next writer takes it into a change', async () => {
    const { drafts } = testDesk.desk.folders;
    mkdirSync(join(drafts, 'notices'), { recursive: true });
    writeFileSync(join(drafts, FILE), JSON.stringify(draftOf('Left')));
    expect(await open()).toMatchObject({ draft: draftOf('Left'), change: null });
    expect((await save('clerk-2', draftOf('Left, then read'))).json()).toMatchObject({
      draft: draftOf('Left, then read'),
      change: { author: { id: 2 } },
    });
  });

  it('or an error while the draft is written, the entry is in no change', async () => {
    const { drafts } = testDesk.desk.folders;
    mkdirSync(drafts, { recursive: true });
    writeFileSync(join(drafts, 'notices'), 'A file in place of the folder');
    expect((await save('clerk-1', draftOf('A letter'))).statusCode).toBe(500);
    rmSync(join(drafts, 'notices'));
    expect(await openChanges()).toEqual([]);
    expect((await open()).change).toBeNull();
  });
});

describe('two people', () => {
  /** Serves the desk again, whose check of the content does something meanwhile. */
  async function duringCheck(happens: string) {
    await served.server.close();
    served = serveTestDesk(testDesk.desk, async () => {
      testDesk.desk.database.exec(happens);
      return [];
    });
  }

  it.each([
    ["UPDATE users SET disabled_at = '2026-03-03' WHERE name = 'moderator-1'", 401, 'signedOut'],
    [`UPDATE users SET roles = '["contributor"]' WHERE name = 'moderator-1'`, 403, 'notAllowed'],
  ])(
    'are two even if one loses the account or the role while the content is checked',
    async (happens, status, reason) => {
      const id = await send();
      const versions = await view('moderator-1', id);
      await duringCheck(happens);
      expect(returned(await approveAs('moderator-1', id, versions))).toEqual([status, reason]);
      expect(await read(id, 'clerk-1')).toMatchObject({ state: 'review', approvedBy: null });
    },
  );

  it('do not work with the rights of a former user: saving, discarding, commenting and storing files end with the account', async () => {
    const { id } = (await save('clerk-1', draftOf('A letter'))).json<Opened>().change ?? { id: 0 };
    testDesk.desk.database.exec(`UPDATE users SET disabled_at = '2026-03-03' WHERE name = 'clerk-1'`);
    const remark = { file: FILE, field: '', text: 'Why?' };
    for (const response of [
      await save('clerk-1', draftOf('Two letters')),
      await discard('clerk-1'),
      await act('clerk-1', id, 'comments', remark),
    ])
      expect(returned(response)).toEqual([401, 'signedOut']);
    expect(() =>
      changeRules(testDesk.desk).recordUpload(testUser('clerk-1'), 'files/pdfs/a.pdf', Buffer.from('A')),
    ).toThrow('signedOut');
  });

  it('are needed for a file, too: whoever stored it does not approve a change that names it', async () => {
    changeRules(testDesk.desk).recordUpload(testUser('moderator-1'), 'files/pdfs/a.pdf', Buffer.from('A'));
    expect(actions()).toContain('3 file.upload file files/pdfs/a.pdf');
    const file = join(testDesk.desk.folders.drafts, 'files/pdfs/a.pdf');
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, 'A');
    const { text: _, ...withoutText } = draftOf('A letter');
    const pdfUrl = { en: '/pdfs/a.pdf', mr: '/pdfs/a.pdf' };
    const { id } = (await save('clerk-1', { ...withoutText, pdfUrl })).json<Opened>().change ?? { id: 0 };
    testDesk.desk.database.exec(`UPDATE changes SET state = 'review'`);
    const change = await read(id);
    expect([change.approvalBarrier, change.writers.map((writer) => writer.id)]).toEqual(['ownChange', [1]]);
    expect(change.involved).toEqual([1, 3]);
    expect(returned(await approve('moderator-1', id))).toEqual([403, 'ownChange']);
    // A publication moves the file, after which a second person has approved it.
    const published = join(testDesk.desk.folders.content, 'files/pdfs/a.pdf');
    mkdirSync(join(published, '..'), { recursive: true });
    renameSync(file, published);
    expect((await read(id)).involved).toEqual([1]);
    expect((await approve('moderator-1', id)).statusCode).toBe(200);
  });

  it('do not destroy the work of each other: who joins a change neither drops it nor discards what others wrote', async () => {
    const { id } = (await save('clerk-1', draftOf('A letter'))).json<Opened>().change ?? { id: 0 };
    await save('clerk-2', { ...NOTICE, id: 'new' }, { entry: 'new', change: id });
    expect(returned(await act('clerk-2', id, 'drop'))).toEqual([403, 'notOwner']);
    expect(returned(await discard('clerk-2'))).toEqual([403, 'notOwner']);
    await save('clerk-2', draftOf('Two letters'));
    expect(returned(await act('clerk-2', id, 'drop'))).toEqual([403, 'notOwner']);
    expect(returned(await discard('clerk-2'))).toEqual([403, 'notOwner']);
    expect((await discard('clerk-2', 'new')).statusCode).toBe(200);
    expect((await read(id, 'clerk-1')).state).toBe('draft');
    expect((await act('clerk-1', id, 'drop')).statusCode).toBe(200);
  });

  it('may drop a change of others whose every entry they began', async () => {
    const id = createChange(testDesk.desk, testUser('clerk-1'));
    await save('clerk-2', draftOf('A letter'), { change: id });
    await save('clerk-1', draftOf('Two letters'));
    expect((await act('clerk-2', id, 'drop')).statusCode).toBe(200);
  });

  it('are told what they may throw away', async () => {
    const mayDiscard = async (user: TestUser) =>
      (await call(user, 'GET', '/api/entry?collection=notices&entry=admission')).json<Opened>().change?.mayDiscard;
    const { id } = (await save('clerk-1', draftOf('A letter'))).json<Opened>().change ?? { id: 0 };
    await save('clerk-2', draftOf('Two letters'));
    expect([await mayDiscard('clerk-1'), await mayDiscard('clerk-2')]).toEqual([true, false]);
    expect([(await read(id, 'clerk-1')).mayDrop, (await read(id, 'clerk-2')).mayDrop]).toEqual([true, false]);
  });

  it('read a change again if another publication or a pull came while the content was checked', async () => {
    const id = await send();
    const versions = await view('moderator-1', id);
    await served.server.close();
    served = serveTestDesk(testDesk.desk, async () => {
      testDesk.write(FILE, { ...NOTICE, date: '2026-03-02' });
      return [];
    });
    expect(returned(await approveAs('moderator-1', id, versions))).toEqual([409, 'changedMeanwhile']);
    expect(await read(id)).toMatchObject({ state: 'draft', returned: { kind: 'basisChanged', readers: [3] } });
  });
});
