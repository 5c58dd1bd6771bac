import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { errorAt, type Problem, warningAt } from '#app/model/problems/problem.ts';
import { NOTICE } from '#tests/sharedDesk.ts';
import { LARGEST_UPLOAD } from '../largestUpload.ts';
import type { StoredEntry } from './entries/entryStore.ts';
import type { ListedCollection } from './entries/listing.ts';
import type { Work } from './entries/work.ts';
import { type Folders, fillWorkshop, foldersIn, removeTemporaryFiles } from './folders.ts';
import { contentChecks, type FoundProblem, type LocalizedProblem } from './problems.ts';
import { addRoutes } from './routes.ts';

const NOW = new Date('2026-03-03T10:00:00Z');

let project: string;
let folders: Folders;
let server: FastifyInstance;
const refresh = vi.fn();
const found = vi.fn<() => Promise<Problem[]>>();
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'desk-'));
  folders = foldersIn(project);
  mkdirSync(join(folders.content, 'notices'), { recursive: true });
  writeFileSync(join(folders.content, 'site.yaml'), "lastUpdated: '2026-01-01' # by hand\n");
  fillWorkshop(folders);
  refresh.mockClear();
  server = fastify();
  const preview = { url: 'http://127.0.0.1:1', refresh, revision: () => refresh.mock.calls.length };
  found.mockResolvedValue([]);
  addRoutes(server, { folders, preview, checks: contentChecks(folders, found), now: () => NOW });
});
afterEach(async () => {
  await server.close();
  rmSync(project, { recursive: true });
});

const entryKey = { collection: 'notices', entry: 'admission' };
const get = (url: string) => server.inject({ url });
const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
  server.inject({ method, url, payload: { ...entryKey, language: 'en', ...payload } });
const stored = async () =>
  (await get('/api/entry?collection=notices&entry=admission')).json<StoredEntry & { page: string; former?: unknown }>();
const inContent = () => join(folders.content, 'notices/admission.yaml');
const publish = async (value: object = NOTICE) =>
  send('PUT', '/api/ready', { value, version: (await stored()).version });

const NO_FIGURES = { names: [], texts: {}, altered: [] };

describe('an invalid entry name', () => {
  it.each([
    ...['collection=nothing&entry=admission', 'collection=notices&entry=../site', 'collection=site&entry=x'],
    ...['collection=conformance&entry=', 'collection=notices&entry=', 'collection=__proto__&entry=x'],
  ])('is refused: %s', async (query) => {
    expect((await get(`/api/entry?${query}`)).statusCode).toBe(400);
    const { collection, entry } = Object.fromEntries(new URLSearchParams(query));
    for (const [method, url] of [
      ['PUT', '/api/draft'],
      ['PUT', '/api/ready'],
      ['POST', '/api/check'],
      ['POST', '/api/discard'],
      ['POST', '/api/undo-save'],
    ] as const)
      expect((await send(method, url, { collection, entry, value: NOTICE, version: '' })).statusCode).toBe(400);
    expect(existsSync(folders.drafts)).toBe(false);
  });
});

describe('the list of entries', () => {
  it('contains published entries and drafts, and marks drafts and unreadable files', async () => {
    await publish();
    await send('PUT', '/api/draft', { value: { ...NOTICE, sample: true }, version: (await stored()).version });
    mkdirSync(join(folders.drafts, 'notices'), { recursive: true });
    writeFileSync(
      join(folders.drafts, 'notices/new-one.yaml'),
      "title: { en: A, mr: अ }\nasOf: '2026-03-01'\nsample: true\n",
    );
    writeFileSync(join(folders.content, 'notices/torn.yaml'), 'title: [');
    const { collections, work, preview } = (await get('/api/content')).json<{
      collections: ListedCollection[];
      work: Work[];
      preview: string;
    }>();
    expect(preview).toBe('http://127.0.0.1:1');
    expect(collections[0]?.collection).toBe('schemes');
    expect(collections.find(({ collection }) => collection === 'site')).toMatchObject({ isFolder: false });
    const notices = collections.find(({ collection }) => collection === 'notices');
    expect(notices).toMatchObject({
      isFolder: true,
      name: { en: expect.any(String), mr: expect.stringMatching(/[अ-ह]/) },
    });
    expect(notices?.entries).toEqual([
      { entry: 'admission', title: NOTICE.title, marks: ['draft'], days: { compared: NOTICE.asOf } },
      { entry: 'torn', title: { en: 'torn', mr: 'torn' }, marks: ['broken'], days: {} },
      { entry: 'new-one', title: { en: 'A', mr: 'अ' }, marks: ['sample', 'new', 'draft'], days: {} },
    ]);
    expect(notices?.group).toBe('daily');
    expect(work.map(({ kind, entries }) => [kind, entries.map(({ entry }) => entry)])).toEqual([
      ['draft', ['admission', 'new-one']],
      ['broken', ['torn']],
    ]);
  });
});

describe('content that another program changed', () => {
  it('is shown in the preview when the desk lists the content again, but does not replace unsaved texts', async () => {
    await publish();
    await get('/api/content');
    refresh.mockClear();
    await send('POST', '/api/check', { value: { ...NOTICE, confidence: 'medium' } });
    expect(refresh).toHaveBeenCalledTimes(1);
    await get('/api/content');
    expect(refresh).toHaveBeenCalledTimes(1);
    writeFileSync(join(folders.content, 'site.yaml'), "lastUpdated: '2026-03-04'\n");
    utimesSync(join(folders.content, 'site.yaml'), NOW, new Date(Date.now() + 1000));
    await get('/api/content');
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(readFileSync(join(folders.workshop, 'site.yaml'), 'utf8')).toContain('2026-03-04');
    expect(readFileSync(join(folders.workshop, 'notices/admission.yaml'), 'utf8')).toContain('medium');
  });
});

describe('a form', () => {
  it('has labels in the requested language, or in English if the language is unknown', async () => {
    const titleIn = async (language: string) =>
      (await get(`/api/form?collection=notices&language=${language}`)).json<{ title: string }>().title;
    expect(await titleIn('mr')).toMatch(/[अ-ह]/);
    expect(await titleIn('xx')).toBe(await titleIn('en'));
    expect((await get('/api/form?collection=nothing&language=en')).statusCode).toBe(400);
  });
});

describe('an entry', () => {
  it('that is new starts with its name and today’s date, and has no file until it is saved', async () => {
    expect(await stored()).toMatchObject({
      draft: { id: 'admission', date: '2026-03-03', asOf: '2026-03-03' },
      page: '/notices/notices',
    });
    expect(await stored()).not.toHaveProperty('former');
    expect(existsSync(inContent()) || existsSync(folders.drafts)).toBe(false);
  });

  it('is checked, and shown in the preview if it has no problems', async () => {
    const wrong = await send('POST', '/api/check', { value: { ...NOTICE, date: 'soon' }, language: 'mr' });
    expect(wrong.json()).toMatchObject({
      problems: [{ file: 'content/notices/admission.yaml', path: ['date'], message: expect.stringMatching(/[अ-ह]/) }],
      revision: 0,
      figures: NO_FIGURES,
    });
    expect(existsSync(join(folders.workshop, 'notices/admission.yaml'))).toBe(false);
    const right = await send('POST', '/api/check', { value: NOTICE });
    expect(right.json()).toEqual({ problems: [], page: '/notices/notices', revision: 1, figures: NO_FIGURES });
    expect(parse(readFileSync(join(folders.workshop, 'notices/admission.yaml'), 'utf8'))).toEqual(NOTICE);
    // An unchanged entry does not refresh the preview.
    expect((await send('POST', '/api/check', { value: NOTICE })).json()).toMatchObject({ revision: 1 });
    expect(existsSync(inContent())).toBe(false);
  });

  it('that is published is written to the content and the preview, and sets the last update to today', async () => {
    expect((await publish()).json()).toMatchObject({ published: NOTICE, page: '/notices/notices' });
    for (const root of [folders.content, folders.workshop]) {
      expect(parse(readFileSync(join(root, 'notices/admission.yaml'), 'utf8'))).toEqual(NOTICE);
      expect(readFileSync(join(root, 'site.yaml'), 'utf8')).toBe("lastUpdated: '2026-03-03' # by hand\n");
    }
    expect(refresh).toHaveBeenCalled();
  });

  it('with a problem is not published', async () => {
    const refused = await publish({ ...NOTICE, title: { en: 'A fee for 5 years', mr: 'शुल्क' } });
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { problems: [expect.objectContaining({ message: expect.stringContaining('5') })] },
    ]);
    expect(existsSync(inContent())).toBe(false);
    expect(readFileSync(join(folders.content, 'site.yaml'), 'utf8')).toContain('2026-01-01');
  });

  it('that another window has changed is not overwritten, and the response contains its current state', async () => {
    const { version } = await stored();
    await publish();
    for (const [method, url] of [
      ['PUT', '/api/draft'],
      ['PUT', '/api/ready'],
      ['POST', '/api/discard'],
      ['POST', '/api/undo-save'],
    ] as const) {
      const refused = await send(method, url, { value: { ...NOTICE, confidence: 'medium' }, version });
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { published: NOTICE }]);
    }
  });

  it('has its previous text again, also in the preview, after the last save is undone', async () => {
    const none = await send('POST', '/api/undo-save', { version: (await stored()).version });
    expect(none.statusCode).toBe(404);
    await publish();
    await publish({ ...NOTICE, source: ['Another letter'] });
    expect(await stored()).toMatchObject({ former: NOTICE });
    const back = await send('POST', '/api/undo-save', { version: (await stored()).version });
    expect(back.json()).toMatchObject({ published: NOTICE });
    expect(back.json()).not.toHaveProperty('former');
    expect(parse(readFileSync(join(folders.workshop, 'notices/admission.yaml'), 'utf8'))).toEqual(NOTICE);
  });

  it('writes the decision of the department that explains it into the specification, until the save is undone', async () => {
    await publish();
    const demand = { kind: 'value', file: 'notices/admission', field: 'date', is: NOTICE.date };
    const rows = [{ document: 'catalogue', section: '9', text: 'A row', demands: [demand] }];
    const specification = join(folders.content, 'specification.yaml');
    writeFileSync(specification, JSON.stringify({ rows }));
    const demandsNow = () => (parse(readFileSync(specification, 'utf8')) as { rows: typeof rows }).rows[0]?.demands;
    const changed = { ...NOTICE, date: '2026-02-01' };
    expect((await publish(changed)).json()).toMatchObject({ problems: [{ path: ['source'] }] });
    expect((await send('POST', '/api/check', { value: changed })).json()).toMatchObject({ decision: 'needed' });
    const decided = { ...changed, source: [...NOTICE.source, 'A letter of the department'], asOf: '2026-03-02' };
    const decision = { source: 'A letter of the department', since: '2026-03-02' };
    expect((await send('POST', '/api/check', { value: decided })).json()).toMatchObject({ problems: [], decision });
    expect((await publish(decided)).statusCode).toBe(200);
    expect(demandsNow()).toEqual([{ ...demand, override: { is: '2026-02-01', ...decision } }]);
    await send('POST', '/api/undo-save', { version: (await stored()).version });
    expect(demandsNow()).toEqual([demand]);
  });

  it('shows the published text after its draft is discarded', async () => {
    await publish();
    const draft = { ...NOTICE, source: ['Another letter'] };
    await send('POST', '/api/check', { value: draft });
    await send('PUT', '/api/draft', { value: draft, version: (await stored()).version });
    const left = await send('POST', '/api/discard', { version: (await stored()).version });
    expect(left.json()).toMatchObject({ published: NOTICE });
    expect(left.json()).not.toHaveProperty('draft');
    expect(parse(readFileSync(join(folders.workshop, 'notices/admission.yaml'), 'utf8'))).toEqual(NOTICE);
  });
});

describe('a problem of an entry', () => {
  it('is reported at its field, in the language of the editor', async () => {
    const value = { ...NOTICE, id: 'another', title: { en: 'A  notice', mr: 'सूचना' }, source: [], colour: 'red' };
    const inLanguage = async (language: string) =>
      (await send('POST', '/api/check', { value, language })).json<{ problems: LocalizedProblem[] }>().problems;
    const english = await inLanguage('en');
    const marathi = await inLanguage('mr');
    expect(english.map(({ path }) => path)).toEqual([['source'], ['colour'], ['id'], ['title', 'en']]);
    expect(marathi.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
    for (const { message } of english) expect(message).toMatch(/^[^\u0900-\u097f]+$/);
    for (const { message } of marathi) expect(message).toMatch(/[अ-ह]/);
  });

  it('in a list item is reported at the index of the item', async () => {
    const value = { ...NOTICE, source: [...Array.from({ length: 10 }, () => 'A letter'), ''] };
    const { problems } = (await send('POST', '/api/check', { value })).json<{ problems: LocalizedProblem[] }>();
    expect(problems.map(({ path }) => path)).toEqual([['source', 10]]);
  });
});

describe('the check of all content', () => {
  const title = errorAt({ file: 'content/notices/admission.yaml', path: ['title', 'en'] }, 'missingEnglish');
  const pdf = errorAt({ file: 'content/files/pdfs/a.pdf', path: [] }, 'notAPdf');
  const place = ({ file, path }: Problem) => ({ file, path, message: expect.stringMatching(/[अ-ह]/), isNew: true });
  const check = async (language = 'en') =>
    (await send('POST', '/api/check-all', { language })).json<{ problems: FoundProblem[] }>().problems;

  it('returns the location of a field, but not of a file that the desk cannot open', async () => {
    await publish();
    found.mockResolvedValue([title, pdf, warningAt(title, 'missingMarathi')]);
    const location = { collection: 'notices', entry: 'admission', title: NOTICE.title, path: ['title', 'en'] };
    expect(await check('mr')).toEqual([{ ...place(title), location: { ...location, field: 'शीर्षक' } }, place(pdf)]);
  });

  it('are counted for the start page once a check has ended', async () => {
    const count = async () => (await get('/api/content')).json<{ problemCount?: number }>().problemCount;
    found.mockResolvedValue([title, pdf, warningAt(title, 'missing')]);
    await check();
    expect(await count()).toBe(2);
  });

  it('marks problems as new if the previous check did not find them', async () => {
    await check();
    found.mockResolvedValue([title]);
    expect((await check()).map(({ isNew }) => isNew)).toEqual([true]);
    found.mockResolvedValue([title, pdf]);
    expect((await check()).map(({ isNew }) => isNew)).toEqual([false, true]);
  });

  it('finishes before a save changes the content, so that problems caused by the save count as new', async () => {
    const running = Promise.withResolvers<Problem[]>();
    found.mockReturnValueOnce(running.promise);
    const checked = check();
    const saved = publish();
    expect(await Promise.race([saved, setTimeout(50, 'waits')])).toBe('waits');
    running.resolve([]);
    await Promise.all([checked, saved]);
  });

  it('compares with the last successful check after a check has failed', async () => {
    found.mockRejectedValueOnce(new Error('no room'));
    expect((await send('POST', '/api/check-all', {})).statusCode).toBe(500);
    found.mockResolvedValue([title]);
    expect((await check()).map(({ isNew }) => isNew)).toEqual([true]);
  });

  it('locates an entry whose file cannot be read', async () => {
    writeFileSync(join(folders.content, 'notices/torn.yaml'), 'title: [');
    found.mockResolvedValue([errorAt({ file: 'content/notices/torn.yaml', path: [] }, 'missing')]);
    expect(await check()).toMatchObject([{ location: { collection: 'notices', entry: 'torn', field: '', path: [] } }]);
  });
});

describe('the desk opens', () => {
  it('with the terms of the glossary in both languages, and each collection once', async () => {
    const content = (await get('/api/content')).json<{ collections: ListedCollection[]; terms: object[] }>();
    expect(content.terms.length).toBeGreaterThan(0);
    expect(content.terms[0]).toEqual({ en: expect.any(Array), mr: expect.stringMatching(/[अ-ह]/) });
    const names = content.collections.map(({ collection }) => collection);
    expect(names).toEqual([...new Set(names)]);
    expect(names).not.toContain('conformance');
  });

  it('with files marked as broken if they contain no entry', async () => {
    for (const [name, text] of ['', 'text', '- list'].entries()) {
      mkdirSync(join(folders.content, 'notices'), { recursive: true });
      writeFileSync(join(folders.content, `notices/n${name}.yaml`), text);
    }
    const { collections } = (await get('/api/content')).json<{ collections: ListedCollection[] }>();
    const notices = collections.find(({ collection }) => collection === 'notices')?.entries;
    expect(notices?.slice(0, 2).map(({ marks }) => marks)).toEqual([['broken'], ['broken']]);
  });

  it('a published entry with its draft, if it has one', async () => {
    await publish();
    expect(await stored()).toMatchObject({ published: NOTICE, page: '/notices/notices' });
    expect(await stored()).not.toHaveProperty('draft');
    const draft = { ...NOTICE, confidence: 'medium' };
    await send('PUT', '/api/draft', { value: draft, version: (await stored()).version });
    expect(await stored()).toMatchObject({ published: NOTICE, draft });
  });
});

it('filling the preview copies the content and the uploaded files of drafts, but no drafts or deleted entries', async () => {
  await publish();
  mkdirSync(join(folders.drafts, 'files/pdfs'), { recursive: true });
  mkdirSync(join(folders.drafts, 'notices'), { recursive: true });
  writeFileSync(join(folders.drafts, 'files/pdfs/new.pdf'), '%PDF-');
  writeFileSync(join(folders.drafts, 'notices/other.yaml'), 'title: x');
  writeFileSync(join(folders.drafts, 'notices/.other.yaml.123.new'), 'tit');
  writeFileSync(join(folders.workshop, 'notices/gone.yaml'), 'title: x');
  removeTemporaryFiles(folders);
  fillWorkshop(folders);
  const inWorkshop = (name: string) => existsSync(join(folders.workshop, name));
  expect(['files/pdfs/new.pdf', 'notices/admission.yaml', 'site.yaml'].map(inWorkshop)).toEqual([true, true, true]);
  expect(['notices/other.yaml', 'notices/gone.yaml'].map(inWorkshop)).toEqual([false, false]);
  expect(existsSync(join(folders.drafts, 'notices/.other.yaml.123.new'))).toBe(false);
  expect(existsSync(join(folders.drafts, 'notices/other.yaml'))).toBe(true);
});

it('the folders of a desk are inside its project', () => {
  expect(foldersIn('/p')).toEqual({
    content: '/p/content',
    drafts: '/p/drafts',
    workshop: '/p/.desk/content',
    history: '/p/.desk/history',
    app: '/p/.desk/app',
    lock: '/p/.desk/open.json',
  });
});

const PDF = '%PDF-1.7 <</MarkInfo<</Marked true>>/StructTreeRoot 1 0 R/Lang(mr)>> <</Title(A)>>\n%%EOF';

describe('a file', () => {
  const upload = (path: string, payload: string) =>
    server.inject({
      method: 'POST',
      url: `/api/files?path=${encodeURIComponent(path)}`,
      payload,
      headers: { 'content-type': 'application/pdf' },
    });

  it('can be uploaded and downloaded, but cannot run scripts with the rights of the desk', async () => {
    expect((await upload('/pdfs/a', PDF)).json()).toMatchObject({ path: '/pdfs/a.pdf', bytes: PDF.length });
    const { headers, body } = await get('/api/files?path=/pdfs/a.pdf');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      'content-length': String(PDF.length),
    });
    expect(body).toBe(PDF);
  });

  it('larger than the default body limit of the server is still checked', async () => {
    const refused = await upload('/pdfs/a', PDF + ' '.repeat(3_000_000));
    expect([refused.statusCode, refused.json()]).toEqual([415, { reason: 'largePdf', limit: 1000 }]);
  });

  it('larger than the upload limit is refused with a reason that the page can show', async () => {
    const refused = await upload('/pdfs/a', ' '.repeat(LARGEST_UPLOAD + 1));
    expect([refused.statusCode, refused.json()]).toEqual([413, { reason: 'largeFile', limit: LARGEST_UPLOAD / 1e6 }]);
  });

  it('of the wrong type is refused, with the reason', async () => {
    const refused = await upload('/pdfs/a', '<html>');
    expect([refused.statusCode, refused.json()]).toEqual([415, { reason: 'notPdf', limit: 1000 }]);
  });

  it.each(['/pdfs/none.pdf', '/pdfs/../../site.yaml', '/site.yaml', '/etc/passwd', '', '/pdfs/a.html'])(
    'is not served for %j',
    async (path) => {
      cpSync(join(folders.content, 'site.yaml'), join(folders.workshop, 'site.pdf'));
      mkdirSync(join(folders.workshop, 'files/pdfs'), { recursive: true });
      writeFileSync(join(folders.workshop, 'files/pdfs/a.html'), '<script>');
      expect((await get(`/api/files?path=${encodeURIComponent(path)}`)).statusCode).toBe(404);
    },
  );
});
