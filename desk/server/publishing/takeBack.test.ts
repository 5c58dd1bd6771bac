import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  addChange,
  createPublishedProject,
  gitIn,
  OTHER,
  other,
  PUBLISHER,
  type PublishedProject,
  readPublic,
  SCHEME,
  scheme,
} from '#tests/publishing/publishedProject.ts';
import { readChangeSummary, stateOfChange } from '../changes/changeStore.ts';
import { parsePublicationMessage } from '../history/publicationMessage.ts';
import { joinTexts } from './joinTexts.ts';
import { readPublication } from './publicationStore.ts';
import { type Publisher, startPublisher } from './publisher.ts';
import { queueChanges } from './schedule.ts';
import { queueTakeBack } from './takeBack.ts';

let published: PublishedProject;
let publisher: Publisher;
beforeEach(async () => {
  published = await createPublishedProject();
  publisher = startPublisher(published.desk, published.options);
});
afterEach(async () => {
  await publisher.stop();
  published.remove();
});

const git = (...args: string[]) => gitIn(published.desk.project, ...args);
const row = (id: number) => readPublication(published.desk.database, id);
const states = (...ids: number[]) => ids.map((id) => row(id)?.state);
const readContent = (file: string) => readFileSync(join(published.desk.folders.content, file), 'utf8');
const readDraft = (file: string) => readFileSync(join(published.desk.folders.drafts, file), 'utf8');

/** Publishes drafts a minute later, and returns the publication and the change. */
async function publish(drafts: Record<string, object>) {
  published.clock.now = new Date(published.clock.now.getTime() + 60_000);
  const change = addChange(published, drafts);
  const id = queueChanges(published.desk, PUBLISHER, [change]);
  publisher.wake();
  await publisher.settled();
  expect(row(id)).toMatchObject({ state: 'live', failure: null });
  return { id, change };
}

const request = (id: number, later = false) =>
  queueTakeBack(published.desk, publisher.options, PUBLISHER, id, { reason: 'A wrong amount', later });

async function takeBack(id: number, later = false): Promise<number> {
  const by = request(id, later);
  publisher.wake();
  await publisher.settled();
  expect(row(by)?.failure).toBeNull();
  expect(git('status', '--porcelain')).toBe('');
  expect(git('rev-parse', 'HEAD')).toBe(row(by)?.made);
  return by;
}

describe('taking back the newest publication', () => {
  it('shows the former pages at once, reverts the texts, and makes the change a draft again', async () => {
    const text = readContent(SCHEME);
    const first = await publish({ [OTHER]: other(700) });
    const { id, change } = await publish({ [SCHEME]: scheme(1500) });
    const draft = readContent(SCHEME);
    const by = await takeBack(id);
    expect(row(by)?.steps.map(({ step }) => step)).toEqual(['record', 'switch', 'public']);
    expect(states(first.id, id, by)).toEqual(['former', 'takenBack', 'live']);
    expect(row(by)?.pages).toEqual(['/mr/scheme/made-up', '/scheme/made-up']);
    expect(readPublic(published, 'scheme/made-up')).toContain('rupees: 1000');
    expect(readPublic(published, 'scheme/other')).toContain('rupees: 700');
    expect(readContent(SCHEME)).toBe(text);
    expect(readDraft(SCHEME)).toBe(draft);
    expect(readChangeSummary(published.desk, change)).toMatchObject({
      state: 'draft',
      returned: { kind: 'takenBack', remark: 'A wrong amount', by: { title: { en: 'Publisher 1' } } },
    });
  });

  it('is told by the history and by the public record', async () => {
    const { id } = await publish({ [SCHEME]: scheme(1500) });
    const by = await takeBack(id);
    expect(parsePublicationMessage(git('log', '-1', '--format=%B'))).toMatchObject({
      takesBack: [id],
      ...{ reason: 'A wrong amount', publishedBy: 'Publisher 1', writtenBy: [], approvedBy: [] },
    });
    expect(parse(readContent(`changes/publication-${id}.yaml`)).changes).toMatchObject([{ after: { rupees: 1500 } }]);
    expect(parse(readContent(`changes/publication-${by}.yaml`)).changes).toMatchObject([{ after: { rupees: 1000 } }]);
  });

  it('lets the change be corrected and published again', async () => {
    const { id, change } = await publish({ [SCHEME]: scheme(1500) });
    await takeBack(id);
    writeFileSync(join(published.desk.folders.drafts, SCHEME), stringify(scheme(1600)));
    published.desk.database.prepare(`UPDATE changes SET state = 'approved' WHERE id = ?`).run(change);
    const again = queueChanges(published.desk, PUBLISHER, [change]);
    publisher.wake();
    await publisher.settled();
    expect(row(again)?.state).toBe('live');
    expect(readPublic(published, 'scheme/made-up')).toContain('rupees: 1600');
  });

  it('can be followed by the one before it', async () => {
    const first = await publish({ [OTHER]: other(700) });
    const second = await publish({ [SCHEME]: scheme(1500) });
    const [by, byNext] = [await takeBack(second.id), await takeBack(first.id)];
    expect(states(first.id, second.id, by, byNext)).toEqual(['takenBack', 'takenBack', 'former', 'live']);
    expect(readPublic(published, 'scheme/other')).toContain('rupees: 500');
    expect(row(byNext)?.steps.map(({ step }) => step)).not.toContain('build');
  });

  it('brings uploads back into the drafts', async () => {
    const upload = 'files/pdfs/a.pdf';
    mkdirSync(join(published.desk.folders.drafts, 'files/pdfs'), { recursive: true });
    writeFileSync(join(published.desk.folders.drafts, upload), 'A file');
    const { id } = await publish({ [SCHEME]: scheme(1500, { pdfUrl: '/pdfs/a.pdf' }) });
    await takeBack(id);
    expect(readDraft(upload)).toBe('A file');
    expect(existsSync(join(published.desk.folders.content, upload))).toBe(false);
  });

  it('removes an entry that was new, and keeps its text as a draft', async () => {
    const { id } = await publish({ 'schemes/new.yaml': { ...scheme(1), id: 'new' } });
    expect(readPublic(published, 'scheme/new')).toBeDefined();
    await takeBack(id);
    expect(readPublic(published, 'scheme/new')).toBeUndefined();
    expect(existsSync(join(published.desk.folders.content, 'schemes/new.yaml'))).toBe(false);
    expect(readDraft('schemes/new.yaml')).toContain('id: new');
  });
});

describe('taking back an older publication', () => {
  it('alone keeps what later ones changed in other fields, and builds new pages', async () => {
    const older = await publish({ [SCHEME]: scheme(1500) });
    const newer = await publish({ [SCHEME]: scheme(1500, { summary: { en: 'Clearer', mr: 'स्पष्ट' } }) });
    const by = await takeBack(older.id);
    expect(states(older.id, newer.id, by)).toEqual(['takenBack', 'former', 'live']);
    expect(row(by)?.steps.map(({ step }) => step)).toContain('build');
    expect(parse(readContent(SCHEME))).toMatchObject({ benefits: [{ rupees: 1000 }], summary: { en: 'Clearer' } });
    expect(readPublic(published, 'scheme/made-up')).toBe(readContent(SCHEME));
    expect(parse(readDraft(SCHEME))).toMatchObject({ benefits: [{ rupees: 1500 }], summary: { en: 'Clearer' } });
    expect(stateOfChange(published.desk.database, older.change)).toBe('draft');
    expect(stateOfChange(published.desk.database, newer.change)).toBe('published');
  });

  it('alone is refused if a later one changed the same field', async () => {
    const older = await publish({ [SCHEME]: scheme(1500) });
    await publish({ [SCHEME]: scheme(1600) });
    const refused = { status: 409, body: { reason: 'laterTouches', files: [SCHEME] } };
    expect(() => request(older.id)).toThrow(expect.objectContaining(refused));
  });

  it('with all later ones shows the pages from before it at once', async () => {
    const text = readContent(SCHEME);
    const older = await publish({ [SCHEME]: scheme(1500) });
    const newer = await publish({ [SCHEME]: scheme(1600), [OTHER]: other(700) });
    const by = await takeBack(older.id, true);
    expect(states(older.id, newer.id, by)).toEqual(['takenBack', 'takenBack', 'live']);
    expect(readPublic(published, 'scheme/made-up')).toBe(text);
    expect(readContent(SCHEME)).toBe(text);
    expect(readPublic(published, 'scheme/other')).toBe(readContent(OTHER));
    // The newest change has the draft of an entry that both changed.
    expect(readDraft(SCHEME)).toContain('rupees: 1600');
    expect(stateOfChange(published.desk.database, newer.change)).toBe('draft');
    expect(stateOfChange(published.desk.database, older.change)).toBe('dropped');
  });

  it('with all later ones is refused if one of those alone was taken back, because it would return', async () => {
    const oldest = await publish({ [OTHER]: other(700) });
    const older = await publish({ [SCHEME]: scheme(1500) });
    await publish({ [SCHEME]: scheme(1500, { summary: { en: 'Clearer', mr: 'स्पष्ट' } }) });
    await takeBack(older.id);
    const refused = { status: 409, body: { reason: 'laterTakesBack' } };
    expect(() => request(oldest.id, true)).toThrow(expect.objectContaining(refused));
    expect(() => request(older.id)).toThrow(expect.objectContaining({ body: { reason: 'notPublic' } }));
  });
});

it('a take-back is refused while a publication waits', async () => {
  const { id } = await publish({ [SCHEME]: scheme(1500) });
  queueChanges(published.desk, PUBLISHER, [addChange(published, { [OTHER]: other(700) })]);
  expect(() => request(id)).toThrow(expect.objectContaining({ body: { reason: 'publicationRuns' } }));
});

describe('joining the texts of an entry', () => {
  const fields = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) });

  it('keeps the changes of both sides, and clashes only if both changed a field differently', () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, mine, theirs) => {
        const joined = joinTexts(stringify(base), stringify(mine), stringify(theirs));
        const names = ['a', 'b', 'c'] as const;
        const clashes = names.filter(
          (name) => mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name],
        );
        if (clashes.length > 0) expect(joined).toBe('clash');
        else
          expect(joined === 'clash' ? joined : parse(joined.text ?? '')).toEqual(
            Object.fromEntries(names.map((name) => [name, mine[name] === base[name] ? theirs[name] : mine[name]])),
          );
      }),
    );
  });

  it('clashes if one side removed an entry that the other changed', () => {
    expect(joinTexts('a: 1\n', undefined, 'a: 2\n')).toBe('clash');
    expect(joinTexts('a: 1\n', 'a: 1\n', undefined)).toEqual({ text: undefined });
  });
});
