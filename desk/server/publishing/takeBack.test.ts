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
import { keepApprovedVersions } from '../changes/approvedVersions.ts';
import { readChangeSummary, stateOfChange } from '../changes/changeStore.ts';
import { joinTexts } from '../entries/joinTexts.ts';
import { parsePublicationMessage } from '../history/publicationMessage.ts';
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

const refusal = (reason: string, files: object = {}) =>
  expect.objectContaining({ status: 409, body: { reason, ...files } });

async function takeBack(id: number, later = false): Promise<number> {
  const by = await request(id, later);
  publisher.wake();
  await publisher.settled();
  expect(row(by)?.failure).toBeNull();
  expect(git('status', '--porcelain')).toBe('');
  expect(git('rev-parse', 'HEAD')).toBe(row(by)?.made);
  return by;
}

describe('taking back the newest publication', () => {
  it('also removes the decision that it wrote into the specification', async () => {
    const demand = { kind: 'benefit', scheme: 'made-up', benefit: { rupees: 1000 } };
    const row = { document: 'catalogue', section: '9', text: 'A row', demands: [demand] };
    const specification = stringify({ rows: [row, { ...row, demands: [{ ...demand, scheme: 'other' }] }] });
    writeFileSync(join(published.desk.folders.content, 'specification.yaml'), specification);
    git('add', '.');
    git('commit', '-qm', 'A specification');
    const decided = { source: ['A resolution'], asOf: '2026-03-01' };
    const { id } = await publish({ [SCHEME]: scheme(1500, decided), [OTHER]: other(700) });
    const override = { benefit: { rupees: 1500 }, source: 'A resolution', since: '2026-03-01' };
    expect(parse(readContent('specification.yaml'))).toEqual({
      rows: [
        { ...row, demands: [{ ...demand, override }] },
        { ...row, demands: [{ ...demand, scheme: 'other' }] },
      ],
    });
    await takeBack(id);
    expect(readContent('specification.yaml')).toBe(specification);
  });

  it('shows the former pages at once, says so in public, and can be followed by the one before it or a corrected text', async () => {
    const text = readContent(SCHEME);
    const first = await publish({ [OTHER]: other(700) });
    const second = await publish({ [SCHEME]: scheme(1500) });
    const draft = readContent(SCHEME);
    const by = await takeBack(second.id);
    expect(row(by)?.steps.map(({ step }) => step)).toEqual(['record', 'switch', 'public']);
    expect(states(first.id, second.id, by)).toEqual(['former', 'takenBack', 'live']);
    expect(row(by)?.pages).toEqual(['/mr/scheme/made-up', '/scheme/made-up']);
    expect(readPublic(published, 'scheme/made-up')).toContain('rupees: 1000');
    expect(readPublic(published, 'scheme/other')).toContain('rupees: 700');
    expect(readContent(SCHEME)).toBe(text);
    expect(readDraft(SCHEME)).toBe(draft);
    expect(readChangeSummary(published.desk, second.change)).toMatchObject({
      state: 'draft',
      returned: { kind: 'takenBack', remark: 'A wrong amount', by: { title: { en: 'Publisher 1' } } },
    });
    expect(parsePublicationMessage(git('log', '-1', '--format=%B'))).toMatchObject({
      takesBack: [second.id],
      ...{ reason: 'A wrong amount', publishedBy: 'Publisher 1', writtenBy: [], approvedBy: [] },
    });
    const recorded = (id: number) => parse(readContent(`changes/publication-${id}.yaml`)).changes;
    expect(recorded(second.id)).toMatchObject([{ after: { rupees: 1500 } }]);
    expect(recorded(by)).toMatchObject([{ after: { rupees: 1000 } }]);
    const byNext = await takeBack(first.id);
    expect(states(first.id, second.id, by, byNext)).toEqual(['takenBack', 'takenBack', 'former', 'live']);
    expect(readPublic(published, 'scheme/other')).toContain('rupees: 500');
    expect(row(byNext)?.steps.map(({ step }) => step)).not.toContain('build');
    writeFileSync(join(published.desk.folders.drafts, SCHEME), stringify(scheme(1600)));
    published.desk.database.prepare(`UPDATE changes SET state = 'approved' WHERE id = ?`).run(second.change);
    keepApprovedVersions(published.desk, second.change);
    const again = queueChanges(published.desk, PUBLISHER, [second.change]);
    publisher.wake();
    await publisher.settled();
    expect(row(again)?.state).toBe('live');
    expect(readPublic(published, 'scheme/made-up')).toContain('rupees: 1600');
  });

  it('brings uploads and new entries back into the drafts', async () => {
    const [upload, entry] = ['files/pdfs/a.pdf', 'schemes/new.yaml'];
    mkdirSync(join(published.desk.folders.drafts, 'files/pdfs'), { recursive: true });
    writeFileSync(join(published.desk.folders.drafts, upload), 'A file');
    const { id } = await publish({ [entry]: { ...scheme(1, { pdfUrl: '/pdfs/a.pdf' }), id: 'new' } });
    expect(readPublic(published, 'scheme/new')).toBeDefined();
    await takeBack(id);
    expect(readPublic(published, 'scheme/new')).toBeUndefined();
    expect(readDraft(entry)).toContain('id: new');
    expect(readDraft(upload)).toBe('A file');
    for (const file of [upload, entry]) expect(existsSync(join(published.desk.folders.content, file))).toBe(false);
  });
});

it('of two requests at the same time, one is refused', async () => {
  const { id } = await publish({ [SCHEME]: scheme(1500) });
  const answers = await Promise.allSettled([request(id), request(id)]);
  const refused = { status: 'rejected', reason: refusal('publicationRuns') };
  expect(answers).toHaveLength(2);
  expect(answers).toEqual(expect.arrayContaining([{ status: 'fulfilled', value: id + 1 }, refused]));
});

describe('taking back an older publication', () => {
  it('alone keeps what later ones changed in other fields, and builds new pages', async () => {
    const oldest = await publish({ [OTHER]: other(700) });
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
    // Its texts would return with the pages from before the oldest.
    await expect(request(oldest.id, true)).rejects.toThrow(refusal('laterTakesBack'));
    await expect(request(older.id)).rejects.toThrow(refusal('notPublic'));
  });

  it('with all later ones shows the pages from before it at once; alone it is refused if one changed the same field', async () => {
    const text = readContent(SCHEME);
    const older = await publish({ [SCHEME]: scheme(1500) });
    const newer = await publish({ [SCHEME]: scheme(1600), [OTHER]: other(700) });
    await expect(request(older.id)).rejects.toThrow(refusal('laterTouches', { files: [SCHEME] }));
    const by = await takeBack(older.id, true);
    expect(states(older.id, newer.id, by)).toEqual(['takenBack', 'takenBack', 'live']);
    expect(readPublic(published, 'scheme/made-up')).toBe(text);
    expect(readContent(SCHEME)).toBe(text);
    expect(readPublic(published, 'scheme/other')).toBe(readContent(OTHER));
    // The newest change has the draft of an entry that both changed.
    expect(readDraft(SCHEME)).toContain('rupees: 1600');
    expect(stateOfChange(published.desk.database, newer.change)).toBe('draft');
    // The older one has none, and tells its writers why.
    expect(readChangeSummary(published.desk, older.change)).toMatchObject({
      ...{ state: 'draft', entries: [] },
      returned: { kind: 'takenBack', remark: 'A wrong amount', entries: [{ file: SCHEME }] },
    });
    queueChanges(published.desk, PUBLISHER, [addChange(published, { 'schemes/new.yaml': other(1) })]);
    await expect(request(by)).rejects.toThrow(refusal('publicationRuns'));
  });
});

describe('a take-back of an entry that is in another open change', () => {
  /** Publishes an amount, and lets another change of the same entry be approved on top of it. */
  async function approvedOnTop() {
    const first = await publish({ [SCHEME]: scheme(1500) });
    const summary = { en: 'Clearer', mr: 'स्पष्ट' };
    const second = addChange(published, { [SCHEME]: scheme(1500, { summary }) });
    return { first, second };
  }

  it('sends that change back on top of what is public again, and says who took what back, to its writers and its reader', async () => {
    const { first, second } = await approvedOnTop();
    await takeBack(first.id);
    expect(readChangeSummary(published.desk, second)).toMatchObject({
      ...{ state: 'draft', approvedBy: null },
      returned: {
        ...{ kind: 'basisChanged', cause: 'takeBack', remark: 'A wrong amount', by: { title: { en: 'Publisher 1' } } },
        ...{ entries: [{ file: SCHEME }], readers: [PUBLISHER] },
      },
    });
    expect(parse(readDraft(SCHEME))).toEqual(scheme(1000, { summary: { en: 'Clearer', mr: 'स्पष्ट' } }));
    expect(() => queueChanges(published.desk, PUBLISHER, [second])).toThrow(refusal('wrongState', { state: 'draft' }));
  });

  it('does not drop the change that was taken back, and says where its entry is', async () => {
    const { first } = await approvedOnTop();
    await takeBack(first.id);
    expect(readChangeSummary(published.desk, first.change)).toMatchObject({
      ...{ state: 'draft', entries: [] },
      returned: { kind: 'takenBack', remark: 'A wrong amount', entries: [{ file: SCHEME }] },
    });
  });

  it('does not publish what waits in the queue behind it', async () => {
    const { first, second } = await approvedOnTop();
    const by = await request(first.id);
    const id = queueChanges(published.desk, PUBLISHER, [second]);
    publisher.wake();
    await publisher.settled();
    expect([by, id].map((one) => row(one)?.state)).toEqual(['live', 'failed']);
    expect(row(id)?.failure?.reason).toBe('changedMeanwhile');
    expect(stateOfChange(published.desk.database, second)).toBe('draft');
  });
});

describe('joining the texts of an entry', () => {
  const fields = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) });

  it('keeps the changes of both sides, and where both changed a field differently, its own, and says so', () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, mine, theirs) => {
        const joined = joinTexts(stringify(base), stringify(mine), stringify(theirs));
        const names = ['a', 'b', 'c'] as const;
        const clashes = names.filter(
          (name) => mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name],
        );
        expect(joined.isClash).toBe(clashes.length > 0);
        expect(parse(joined.text ?? '')).toEqual(
          Object.fromEntries(names.map((name) => [name, mine[name] === base[name] ? theirs[name] : mine[name]])),
        );
      }),
    );
  });

  it('clashes if one side removed an entry that the other changed', () => {
    expect(joinTexts('a: 1\n', undefined, 'a: 2\n')).toEqual({ text: undefined, isClash: true });
    expect(joinTexts('a: 1\n', 'a: 1\n', undefined)).toEqual({ text: undefined, isClash: false });
  });
});
