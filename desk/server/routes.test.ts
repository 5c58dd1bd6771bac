import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAt, type Problem, warningAt } from '#app/model/problems/problem.ts';
import { makePdf } from '#tests/fixtures/pdf.ts';
import { createTestDesk, NOTICE, serveTestDesk } from '#tests/testDesk.ts';
import { LARGEST_UPLOAD } from '../largestUpload.ts';
import type { StoredEntry } from './entries/entryStore.ts';
import type { ListedCollection } from './entries/listing.ts';
import type { Work } from './entries/work.ts';
import { type Folders, fillWorkshop, removeTemporaryFiles } from './folders.ts';
import type { LocalizedProblem, LocatedProblem } from './problems.ts';

let testDesk: ReturnType<typeof createTestDesk>;
let folders: Folders;
let server: ReturnType<typeof serveTestDesk>['server'];
const found = vi.fn<() => Promise<Problem[]>>();
beforeEach(() => {
  testDesk = createTestDesk();
  folders = testDesk.desk.folders;
  found.mockResolvedValue([]);
  ({ server } = serveTestDesk(testDesk.desk, undefined, found));
});
afterEach(async () => {
  await server.close();
  testDesk.close();
});

const headers = { 'x-user': 'clerk-1' };
const get = (url: string) => server.inject({ url, headers });
const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
  server.inject({
    ...{ method, url, headers },
    payload: { collection: 'notices', entry: 'admission', language: 'en', ...payload },
  });
const stored = async (entry = 'admission') =>
  (await get(`/api/entry?collection=notices&entry=${entry}`)).json<StoredEntry & { page: string }>();

const NO_FIGURES = { names: [], texts: {}, altered: [] };

describe('a request that is no entry', () => {
  it.each([undefined, null, 'text', 5, true])('is refused with a reason: %j', async (value) => {
    for (const [method, url] of [
      ['POST', '/api/check'],
      ['PUT', '/api/draft'],
    ] as const) {
      const { statusCode, body } = await send(method, url, { value, version: (await stored()).version });
      expect([url, statusCode, JSON.parse(body)]).toEqual([url, 400, { reason: 'badRequest' }]);
    }
    expect(existsSync(folders.drafts)).toBe(false);
  });
});

describe('texts from a keyboard or the clipboard', () => {
  const title = { en: 'Admission\vto\u00A0hostels', mr: 'अधिकार\u093C्यांना\u200B वसतिगृह प्रवेश' };
  const cleaned = { en: 'Admission to hostels', mr: 'अधिकाऱ्यांना वसतिगृह प्रवेश' };

  it('are checked and saved with composed letters and plain spaces', async () => {
    const value = { ...NOTICE, title };
    expect((await send('POST', '/api/check', { value })).json()).toMatchObject({ problems: [] });
    const saved = await send('PUT', '/api/draft', { value, version: (await stored()).version });
    expect(saved.json()).toMatchObject({ draft: { title: cleaned } });
  });

  it('are refused with the name of what cannot be cleaned', async () => {
    const value = { ...NOTICE, title: { ...cleaned, en: 'Admission\u202E to hostels' } };
    const { problems } = (await send('POST', '/api/check', { value })).json<{ problems: LocalizedProblem[] }>();
    expect(problems).toMatchObject([{ path: ['title', 'en'], message: expect.stringContaining('U+202E') }]);
  });
});

describe('an invalid entry name', () => {
  it.each([
    ...['collection=nothing&entry=admission', 'collection=notices&entry=../site', 'collection=site&entry=x'],
    ...['collection=conformance&entry=', 'collection=notices&entry=', 'collection=__proto__&entry=x'],
    ...['collection=notices&entry=con', 'collection=notices&entry=lpt1'],
  ])('is refused: %s', async (query) => {
    expect((await get(`/api/entry?${query}`)).statusCode).toBe(400);
    const { collection, entry } = Object.fromEntries(new URLSearchParams(query));
    for (const [method, url] of [
      ['PUT', '/api/draft'],
      ['POST', '/api/check'],
      ['POST', '/api/discard'],
    ] as const)
      expect((await send(method, url, { collection, entry, value: NOTICE, version: '' })).statusCode).toBe(400);
    expect(existsSync(folders.drafts)).toBe(false);
  });
});

describe('the list of entries', () => {
  it('contains published entries and drafts, and marks drafts and unreadable files', async () => {
    await send('PUT', '/api/draft', { value: { ...NOTICE, sample: true }, version: (await stored()).version });
    mkdirSync(join(folders.drafts, 'notices'), { recursive: true });
    writeFileSync(
      join(folders.drafts, 'notices/new-one.yaml'),
      "title: { en: A, mr: अ }\nasOf: '2026-03-01'\nsample: true\n",
    );
    writeFileSync(join(folders.content, 'notices/torn.yaml'), 'title: [');
    const { collections, work } = (await get('/api/content')).json<{ collections: ListedCollection[]; work: Work[] }>();
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
    expect(work.map(({ kind, entries }) => [kind, entries.map(({ entry }) => entry)])).toEqual([['broken', ['torn']]]);
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
    expect(await stored('new-one')).toMatchObject({
      draft: { id: 'new-one', date: '2026-03-03', asOf: '2026-03-03' },
      page: '/notices/notices',
      change: null,
    });
    expect(existsSync(join(folders.content, 'notices/new-one.yaml')) || existsSync(folders.drafts)).toBe(false);
  });

  it('is checked', async () => {
    const wrong = await send('POST', '/api/check', { value: { ...NOTICE, confidence: 'soon' }, language: 'mr' });
    expect(wrong.json()).toMatchObject({
      problems: [
        { file: 'content/notices/admission.yaml', path: ['confidence'], message: expect.stringMatching(/[अ-ह]/) },
      ],
      figures: NO_FIGURES,
    });
    const right = await send('POST', '/api/check', { value: NOTICE });
    expect(right.json()).toEqual({ problems: [], page: '/notices/notices', figures: NO_FIGURES, unsourced: [] });
  });

  it('has the first of its problems described, although a hostile one has thousands', async () => {
    const title = { en: 'A', mr: '1-'.repeat(1000) };
    const { problems } = (await send('POST', '/api/check', { value: { ...NOTICE, title } })).json<{
      problems: object[];
    }>();
    expect(problems).toHaveLength(200);
    expect(problems.at(-1)).toMatchObject({ path: ['title', 'mr'], message: expect.any(String) });
  });

  it('is told the decision of the department that explains it', async () => {
    const demand = { kind: 'value', file: 'notices/admission', field: 'date', is: NOTICE.date };
    testDesk.write('specification.yaml', {
      rows: [{ document: 'catalogue', section: '9', text: 'A row', demands: [demand] }],
    });
    const changed = { ...NOTICE, date: '2026-02-01' };
    expect((await send('POST', '/api/check', { value: changed })).json()).toMatchObject({
      problems: [{ path: ['source'] }],
      decision: 'needed',
    });
    const decision = { source: 'A letter of the department', since: '2026-03-02' };
    const decided = { ...changed, source: [...NOTICE.source, decision.source], asOf: decision.since };
    expect((await send('POST', '/api/check', { value: decided })).json()).toMatchObject({ problems: [], decision });
  });

  it('that another window has changed is not overwritten, and the response contains its current state', async () => {
    const { version } = await stored();
    const draft = { ...NOTICE, source: ['Another letter'] };
    await send('PUT', '/api/draft', { value: draft, version });
    for (const [method, url] of [
      ['PUT', '/api/draft'],
      ['POST', '/api/discard'],
    ] as const) {
      const refused = await send(method, url, { value: NOTICE, version });
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { reason: 'entryChanged', draft }]);
    }
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
  const place = ({ file, path }: Problem) => ({ file, path, message: expect.stringMatching(/[अ-ह]/) });
  const check = async (language = 'en') =>
    (await send('POST', '/api/check-all', { language })).json<{ problems: LocatedProblem[] }>().problems;

  it('returns the location of a field, but not of a file that the desk cannot open', async () => {
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

  it('are searched for once at a time for each user, and few searches wait', async () => {
    found.mockImplementation(() => sleep(100, []));
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('POST', '/api/check-all', {})));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(6).fill(200), 429, 429]);
  });

  it('can be repeated after it has failed', async () => {
    found.mockRejectedValueOnce(new Error('no room'));
    expect((await send('POST', '/api/check-all', {})).statusCode).toBe(500);
    found.mockResolvedValue([title]);
    expect(await check()).toHaveLength(1);
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
    expect(notices?.slice(1, 3).map(({ marks }) => marks)).toEqual([['broken'], ['broken']]);
  });

  it('a published entry with its draft, if it has one', async () => {
    expect(await stored()).toMatchObject({ published: NOTICE, page: '/notices/notices' });
    expect(await stored()).not.toHaveProperty('draft');
    const draft = { ...NOTICE, confidence: 'medium' };
    await send('PUT', '/api/draft', { value: draft, version: (await stored()).version });
    expect(await stored()).toMatchObject({ published: NOTICE, draft });
  });
});

it('filling the workshop copies the content and the uploaded files of drafts, but no drafts or deleted entries', () => {
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

const PDF = makePdf();

describe('a file', () => {
  const upload = (path: string, payload: string | Buffer) =>
    server.inject({
      method: 'POST',
      url: `/api/files?path=${encodeURIComponent(path)}`,
      payload,
      headers: { ...headers, 'content-type': 'application/pdf' },
    });

  it('can be uploaded and downloaded, but cannot run scripts with the rights of the desk', async () => {
    expect((await upload('/pdfs/a', PDF)).json()).toMatchObject({ path: '/pdfs/a.pdf', bytes: PDF.length });
    const { headers: sent, body } = await get('/api/files?path=/pdfs/a.pdf');
    expect(sent).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      'content-length': String(PDF.length),
    });
    expect(body).toBe(PDF.toString());
  });

  it('larger than the default body limit of the server is still checked', async () => {
    const refused = await upload('/pdfs/a', PDF + ' '.repeat(3_000_000));
    expect([refused.statusCode, refused.json()]).toEqual([415, expect.objectContaining({ reason: 'largePdf' })]);
  });

  it('larger than the upload limit is refused with a reason that the page can show', async () => {
    const refused = await upload('/pdfs/a', ' '.repeat(LARGEST_UPLOAD + 1));
    expect([refused.statusCode, refused.json()]).toEqual([413, { reason: 'largeFile', limit: LARGEST_UPLOAD / 1e6 }]);
  });

  it('of the wrong type is refused, with the reason', async () => {
    const refused = await upload('/pdfs/a', '<html>');
    expect([refused.statusCode, refused.json()]).toEqual([415, expect.objectContaining({ reason: 'notAPdf' })]);
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
