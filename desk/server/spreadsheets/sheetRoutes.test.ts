import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { HttpError } from '../../httpError.ts';
import { addFileRoutes } from '../fileRoutes.ts';
import { type Folders, foldersIn } from '../folders.ts';
import { saveInChange } from './saveInChange.ts';
import { findSheetProblems } from './sheetImport.ts';
import { addSheetRoutes, type SaveEntries } from './sheetRoutes.ts';
import type { SheetImport } from './sheetTypes.ts';

const original = mkdtempSync(join(tmpdir(), 'desk-sheets-'));
let exported: Buffer;
let hostel: string;
let project: string;
let folders: Folders;
let server: FastifyInstance;
let checkMs = 0;
const save = vi.fn<SaveEntries>();
/** Stands for what others do while the content is checked. */
const meanwhile = vi.fn();
const user = { id: 1, name: 'clerk-1', title: { en: 'Clerk 1', mr: 'लिपिक १' }, roles: [] };

beforeAll(() => {
  cpSync('content/hostels', join(original, 'content/hostels'), { recursive: true });
  cpSync('content/site.yaml', join(original, 'content/site.yaml'));
  hostel = readdirSync(join(original, 'content/hostels')).sort()[0] ?? '';
});
afterAll(() => rmSync(original, { recursive: true }));
beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), 'desk-sheets-'));
  folders = foldersIn(project, join(project, '.desk'));
  cpSync(original, project, { recursive: true });
  cpSync(folders.content, folders.workshop, { recursive: true });
  save.mockReset();
  meanwhile.mockReset();
  server = fastify();
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof HttpError) return reply.code(error.status).send(error.body);
    throw error;
  });
  server.addHook('onRequest', async (request) => {
    request.user = user;
  });
  addFileRoutes(server, folders, () => {});
  // Checks cells and entries only, because the copy does not contain the whole content.
  const findProblems: typeof findSheetProblems = (...[all, collection, planned, language]) =>
    findSheetProblems(all, collection, planned, language, async () => {
      await sleep(checkMs);
      meanwhile();
      return [];
    });
  addSheetRoutes(server, { folders, save, findProblems });
  exported = (await server.inject({ url: '/api/spreadsheets/hostels' })).rawPayload;
});
afterEach(async () => {
  await server.close();
  rmSync(project, { recursive: true });
});

/** Changes a cell of the first hostel's row, as another program would. */
async function edited(key: string, value: string | number, file = exported): Promise<Buffer> {
  const { sheets } = await readXlsx(file);
  const rows = sheets[0]?.rows ?? [];
  const row = rows.find(([id]) => id === hostel.replace('.yaml', '')) ?? [];
  row[rows[1]?.indexOf(key) ?? -1] = value;
  return Buffer.from(await writeXlsx({ sheets: sheets.map(({ name, rows: cells }) => ({ name, rows: cells })) }));
}

async function send(payload: Buffer, query = 'language=en', collection = 'hostels') {
  const headers = { 'content-type': 'application/octet-stream' };
  const url = `/api/spreadsheets/${collection}?${query}`;
  const response = await server.inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, body: response.json() as SheetImport & { reason?: string } };
}

const read = (root: string) => parse(readFileSync(join(root, 'hostels', hostel), 'utf8')) as Record<string, unknown>;

describe('a spreadsheet from the screen', () => {
  it('contains the texts of drafts where there are some, and shows no difference without an edit', async () => {
    const file = join(folders.drafts, 'hostels', hostel);
    writeFileAtomic(file, stringify({ ...read(folders.content), srNo: 977 }));
    const response = await server.inject({ url: '/api/spreadsheets/hostels' });
    expect(response.headers['content-disposition']).toBe('attachment; filename="hostels.xlsx"');
    const { sheets } = await readXlsx(response.rawPayload);
    expect(sheets[0]?.rows.flat()).toContain(977);
    expect((await send(response.rawPayload)).body).toMatchObject({ entries: [], problems: [], missing: 0 });
  });

  it('shows what will change with its cell, and saves exactly this when it is sent again', async () => {
    const file = await edited('srNo', 977);
    const { body } = await send(file);
    const rows = readdirSync(join(folders.content, 'hostels')).length;
    expect(body).toMatchObject({ problems: [], saved: false });
    expect(body.compared[0]).toEqual({ sheet: expect.stringMatching(/^Hostels · /), rows });
    expect(body.entries).toHaveLength(1);
    expect(body.entries[0]).toMatchObject({ collection: 'hostels', entry: hostel.replace('.yaml', ''), isNew: false });
    expect(body.entries[0]?.changes).toMatchObject([{ place: expect.stringContaining('row 3, column'), to: '977' }]);
    expect(save).not.toHaveBeenCalled();
    expect((await send(file, `language=en&state=${body.state}`)).body.saved).toBe(true);
    expect(save.mock.calls[0]?.[1]).toMatchObject([{ file: `hostels/${hostel}`, value: { srNo: 977 } }]);
  });

  it('is read after those that the same user sent before, and few wait', async () => {
    const file = await edited('srNo', 977);
    checkMs = 300;
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(file)));
    checkMs = 0;
    expect(answers.map(({ status }) => status)).toEqual([...Array(6).fill(200), 429, 429]);
  });

  it('is not saved if the entry has changed since it was shown', async () => {
    const file = await edited('srNo', 977);
    const { body } = await send(file);
    const published = join(folders.content, 'hostels', hostel);
    writeFileSync(published, `${readFileSync(published, 'utf8')}# by somebody else\n`);
    expect(await send(file, `language=en&state=${body.state}`)).toMatchObject({
      status: 409,
      body: { reason: 'sheetChanged' },
    });
    expect(save).not.toHaveBeenCalled();
  });

  it('is not saved, not even in part, if an entry changes while the content is checked', async () => {
    const file = await edited('srNo', 977);
    const { body } = await send(file);
    const draft = join(folders.drafts, 'hostels', hostel);
    meanwhile.mockImplementation(() => writeFileAtomic(draft, stringify({ ...read(folders.content), srNo: 5 })));
    expect(await send(file, `language=en&state=${body.state}`)).toMatchObject({
      status: 409,
      body: { reason: 'sheetChanged' },
    });
    expect(save).not.toHaveBeenCalled();
  });

  it('is refused with the row and column of each problem, in the language of the editor', async () => {
    const file = await edited('srNo', 'many');
    const { body } = await send(file, 'language=mr');
    expect(body.problems).toHaveLength(1);
    expect(body.problems[0]).toMatch(/^तक्ता .+, ओळ ३, रकाना [A-Z]+ \(.+\): .+\.$/);
    expect((await send(file, `language=mr&state=${body.state}`)).body.saved).toBe(false);
    expect(save).not.toHaveBeenCalled();
  });

  it('is refused if it is too large, unreadable, of another collection, or no sheet of the site', async () => {
    const other = Buffer.from(await writeXlsx({ sheets: [{ name: 'List', rows: [['a'], ['b']] }] }));
    expect(await send(Buffer.alloc(5_000_001))).toMatchObject({
      status: 413,
      body: { reason: 'largeSheet', sheets: 50, megabytes: 5 },
    });
    expect(await send(await edited('hostelFullname.en', 'x'.repeat(6000)))).toMatchObject({
      status: 413,
      body: { reason: 'largeEntry' },
    });
    expect(await send(Buffer.from('PK'))).toMatchObject({ status: 422, body: { reason: 'unreadableSheet' } });
    expect(await send(other)).toMatchObject({ status: 422, body: { reason: 'notASheet' } });
    expect(await send(exported, 'language=en', 'schemes')).toMatchObject({
      status: 422,
      body: { reason: 'otherCollection' },
    });
    expect(await send(exported, 'language=en', 'notices')).toMatchObject({ status: 404, body: { reason: 'noSheet' } });
    expect((await server.inject({ url: '/api/spreadsheets/notices' })).statusCode).toBe(404);
  });
});

describe('saving an import', () => {
  it('makes drafts in one new change, or in the open changes of the entries', () => {
    const open = new Map([['hostels/b.yaml', 5]]);
    const create = vi.fn(() => 9);
    const saveDraft = vi.fn((_user: unknown, { file, change }: { file: string; change: number }) =>
      open.set(file, change),
    );
    const changeOf = (file: string) => ({ id: open.get(file) ?? 0, state: open.get(file) === 7 ? 'review' : 'draft' });
    const saveEntries = saveInChange({
      changeOf: (file) => (open.has(file) ? changeOf(file) : null),
      create,
      saveDraft,
    });
    const saves = ['a', 'b', 'c'].map((name) => ({ file: `hostels/${name}.yaml`, version: '1', value: {} }));
    saveEntries(user, saves);
    expect(saveDraft.mock.calls.map(([, { change }]) => change)).toEqual([9, 5, 9]);
    expect(create).toHaveBeenCalledOnce();
    open.set('hostels/c.yaml', 7);
    saveDraft.mockClear();
    expect(() => saveEntries(user, saves)).toThrow(HttpError);
    expect(saveDraft).not.toHaveBeenCalled();
  });
});
