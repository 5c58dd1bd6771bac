import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { format } from 'node:util';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'yaml';
import { changesSchema } from '#app/model/changes/schema.server.ts';
import { CONTENT_CHECK } from '#site-build/progress.ts';
import { PROGRAM } from '#tests/publishing/program.ts';
import {
  addChange,
  CLERK,
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
import { listPendingRights, requestRights } from '../accounts/pendingRights.ts';
import { readUser, toUser } from '../accounts/users.ts';
import { keepApprovedVersions } from '../changes/approvedVersions.ts';
import { readChangeSummary, stateOfChange } from '../changes/changeStore.ts';
import { parsePublicationMessage } from '../history/publicationMessage.ts';
import { readPublication } from './publicationStore.ts';
import { type Publisher, startPublisher } from './publisher.ts';
import { shownRelease } from './releases.ts';
import { runCommand } from './runCommand.ts';
import { queueChanges, scheduleChanges, unscheduleChange } from './schedule.ts';

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
const pathOf = (file: string) => join(published.desk.folders.content, file);
const readContent = (file: string) => parse(readFileSync(pathOf(file), 'utf8')) as ReturnType<typeof scheme>;
const rupees = (value: ReturnType<typeof scheme>) => value.benefits[0]?.rupees;

async function publish(...changes: number[]): Promise<number> {
  const id = queueChanges(published.desk, PUBLISHER, changes);
  publisher.wake();
  await publisher.settled();
  return id;
}

/** Restarts the publisher with other options. */
async function restart(options: Partial<PublishedProject['options']>): Promise<void> {
  await publisher.stop();
  publisher = startPublisher(published.desk, { ...published.options, ...options });
}

/** Serves the public folder until the test has ended. Returns its address. */
async function servePublic(folder = 'current'): Promise<string> {
  const server = createServer((request, response) => {
    const file = join(published.options.home, folder, decodeURIComponent(request.url ?? '/'), 'index.html');
    if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Changes the scheme without the desk, as a pull would. */
function commitByHand(from: string, to: string): void {
  writeFileSync(pathOf(SCHEME), readFileSync(pathOf(SCHEME), 'utf8').replace(from, to));
  git('commit', '-qam', 'content: by hand');
}

/** Everything that a failed publication must leave as it was. */
const everything = () => ({
  refs: git('for-each-ref'),
  status: git('status', '--porcelain'),
  page: readPublic(published, 'scheme/made-up'),
  shown: shownRelease(published.options),
});

it('the publisher gives the rights whose day is over', async () => {
  const { database } = published.desk;
  const by = toUser(readUser(database, PUBLISHER));
  const hoursAgo = (hours: number) => new Date(published.clock.now.getTime() - hours * 3_600_000);
  requestRights(database, hoursAgo(24), { user: null, by, roles: [] });
  requestRights(database, hoursAgo(23), { user: CLERK, by, roles: ['publisher'] });
  publisher.wake();
  await publisher.settled();
  expect(listPendingRights(database).map(({ user }) => user?.id)).toEqual([CLERK]);
});

describe('a publication', () => {
  it('shows the new texts, adds them to the history and to the files, and closes the change', async () => {
    await restart({ siteAddress: await servePublic() });
    const parent = git('rev-parse', 'HEAD');
    const upload = join(published.desk.folders.drafts, 'files/pdfs/a.pdf');
    mkdirSync(dirname(upload), { recursive: true });
    writeFileSync(upload, Buffer.from([0, 255, 10]));
    const change = addChange(published, { [SCHEME]: scheme(1500, { pdfUrl: '/pdfs/a.pdf' }) });
    const id = await publish(change);
    expect(row(id)).toMatchObject({ state: 'live', failure: null, step: null, parent });
    expect(row(id)?.steps.map(({ step }) => step)).toEqual(['record', 'check', 'build', 'read', 'switch', 'public']);
    expect(row(id)?.pages).toEqual(['/mr/scheme/made-up', '/scheme/made-up']);
    expect(readPublic(published, 'mr/scheme/made-up')).toContain('rupees: 1500');
    expect(git('rev-parse', 'main', 'main~')).toBe(`${row(id)?.made}\n${parent}`);
    expect(git('status', '--porcelain')).toBe('');
    expect(git('for-each-ref', 'refs/desk')).toBe('');
    expect(rupees(readContent(SCHEME))).toBe(1500);
    expect(readFileSync(pathOf('files/pdfs/a.pdf'))).toEqual(Buffer.from([0, 255, 10]));
    expect(git('ls-files', 'content/files')).toBe('content/files/pdfs/a.pdf');
    expect(stateOfChange(published.desk.database, change)).toBe('published');
    for (const draft of [SCHEME, 'files/pdfs/a.pdf'])
      expect(existsSync(join(published.desk.folders.drafts, draft))).toBe(false);
  });

  it('tells the history which posts changed it and why, and the public only what changed', async () => {
    published.clock.now = new Date('2026-03-03T20:00:00Z');
    published.desk.database.exec(`UPDATE users SET title_en = 'Clerk <1>' WHERE id = ${CLERK}`);
    const change = addChange(published, { [SCHEME]: scheme(1500) });
    const id = await publish(change);
    const email = '<no-reply@site.example>';
    expect(git('log', '-1', '--format=%an <%ae> %cn <%ce> %cI')).toBe(
      `Clerk 1 ${email} Publisher 1 ${email} 2026-03-03T20:00:00+00:00`,
    );
    expect(parsePublicationMessage(git('log', '-1', '--format=%B'))).toMatchObject({
      ...{ title: 'A new amount', reason: 'A new resolution', publication: id, changes: [change] },
      ...{ writtenBy: ['Clerk <1>'], approvedBy: ['Publisher 1'], publishedBy: 'Publisher 1' },
    });
    const text = readFileSync(pathOf(`changes/publication-${id}.yaml`), 'utf8');
    expect(changesSchema.parse(parse(text))).toMatchObject({
      date: '2026-03-04',
      changes: [{ entry: 'made-up', before: { rupees: 1000 }, after: { rupees: 1500 } }],
    });
    expect(text).not.toMatch(/clerk|publisher 1/i);
    // The day in India.
    expect(readFileSync(pathOf('site.yaml'), 'utf8')).toContain("lastUpdated: '2026-03-04'");
  });

  it('waits for one that runs, and follows it', async () => {
    const change = addChange(published, { [SCHEME]: scheme(1500) });
    const [first, second] = [
      queueChanges(published.desk, PUBLISHER, [change]),
      queueChanges(published.desk, PUBLISHER, [addChange(published, { [OTHER]: other(700) })]),
    ];
    publisher.wake();
    publisher.wake();
    await publisher.settled();
    expect([first, second].map((id) => row(id)?.state)).toEqual(['former', 'live']);
    expect(row(second)?.parent).toBe(row(first)?.made);
    expect(row(second)?.former).toBe(row(first)?.release);
    expect(readPublic(published, 'scheme/made-up')).toContain('rupees: 1500');
    expect(readPublic(published, 'scheme/other')).toContain('rupees: 700');
    expect(rupees(readContent(SCHEME))).toBe(1500);
    const recorded = [first, second].map((id) => readFileSync(pathOf(`changes/publication-${id}.yaml`), 'utf8'));
    expect(recorded.map((text) => text.match(/(?<=rupees: )\d+/g))).toEqual([
      ['1000', '1500'],
      ['500', '700'],
    ]);
  });
});

it('a publication starts git a few times, however many entries it has', async () => {
  const [log, programs] = [join(published.root, 'commands'), join(published.root, 'programs')];
  const { PATH } = process.env;
  mkdirSync(programs);
  const program = `#!/bin/sh\necho "$*" >>'${log}'\nPATH='${PATH}' exec git "$@"\n`;
  writeFileSync(join(programs, 'git'), program, { mode: 0o755 });
  onTestFinished(() => void Object.assign(process.env, { PATH }));
  process.env.PATH = `${programs}${delimiter}${PATH}`;
  const commandsOf = async (drafts: Record<string, object>) => {
    writeFileSync(log, '');
    expect(row(await publish(addChange(published, drafts)))?.state).toBe('live');
    return readFileSync(log, 'utf8').trim().split('\n');
  };
  const one = await commandsOf({ [SCHEME]: scheme(1500) });
  const many = Array.from({ length: 9 }, (_, index) => [`schemes/new-${index}.yaml`, other(index)]);
  const ten = await commandsOf({ [OTHER]: other(700), ...Object.fromEntries(many) });
  expect(one.length, one.join('\n')).toBeLessThanOrEqual(15);
  expect(ten.map((command) => command.split(' ')[0])).toEqual(one.map((command) => command.split(' ')[0]));
});

it('a file that somebody changes by hand during a publication is not overwritten, and is named by the next one', async () => {
  await restart({
    build: (run) => {
      writeFileSync(pathOf(SCHEME), 'by-hand\n');
      return PROGRAM.build(run);
    },
  });
  const id = await publish(addChange(published, { [SCHEME]: scheme(1500) }));
  expect(row(id)?.state).toBe('live');
  expect(git('show', `HEAD:content/${SCHEME}`)).toContain('rupees: 1500');
  expect(readFileSync(pathOf(SCHEME), 'utf8')).toBe('by-hand\n');
  const next = await publish(addChange(published, { [OTHER]: other(700) }));
  expect(row(next)?.failure).toEqual({ reason: 'handMade', details: [SCHEME] });
});

/** A scheme that makes a step fail, because of a word in its summary. */
const saying = (word: string, rupees = 1500) => scheme(rupees, { summary: { en: word, mr: 'मराठी' } });

const englishDetails = (id: number) =>
  row(id)
    ?.failure?.details?.map((detail) => (typeof detail === 'string' ? detail : detail.en))
    .join('\n');

describe('a publication that fails', () => {
  const printed = vi.spyOn(console, 'error');
  beforeEach(() => void printed.mockReset().mockReturnValue());
  afterAll(() => printed.mockRestore());

  it('says why, changes nothing, and can be tried again', async () => {
    const before = everything();
    const change = addChange(published, { [SCHEME]: scheme(1500) });
    const draft = join(published.desk.folders.drafts, SCHEME);
    for (const [word, reason, details, cause] of [
      ['uncheckable', 'build', undefined, ''],
      ['unbuildable', 'build', undefined, 'A page could not be built'],
      ['full-disk', 'diskFull', undefined, 'ENOSPC'],
      ['unreadable', 'read', undefined, 'A page is unreadable'],
      ['without-page', 'read', '/scheme/made-up\n/mr/scheme/made-up', '/scheme/made-up'],
    ] as const) {
      printed.mockClear();
      writeFileSync(draft, JSON.stringify(saying(word)));
      keepApprovedVersions(published.desk, change);
      const id = await publish(change);
      expect(row(id)).toMatchObject({ state: 'failed', failure: { reason } });
      // The words and paths of a program are in the journal of the server, and on no screen.
      expect(englishDetails(id)).toBe(details);
      expect(format(...(printed.mock.calls[0] ?? []))).toContain(cause);
      expect(printed).toHaveBeenCalledTimes(1);
      expect(everything()).toEqual(before);
      expect(stateOfChange(published.desk.database, change)).toBe('approved');
    }
    writeFileSync(draft, JSON.stringify(scheme(1500)));
    keepApprovedVersions(published.desk, change);
    expect(row(await publish(change))?.state).toBe('live');
  });

  it('because of content that somebody changed without a commit names the files', async () => {
    writeFileSync(pathOf(OTHER), 'by: hand\n');
    writeFileSync(pathOf('schemes/new.yaml'), 'by: hand\n');
    const id = await publish(addChange(published, { [SCHEME]: scheme(1500) }));
    expect(row(id)?.failure).toEqual({ reason: 'handMade', details: [OTHER, 'schemes/new.yaml'] });
    expect(readFileSync(pathOf(OTHER), 'utf8')).toBe('by: hand\n');
  });

  it('because a commit came while it waited names the file, and sends the change back', async () => {
    const change = addChange(published, { [SCHEME]: scheme(1500) });
    const id = queueChanges(published.desk, PUBLISHER, [change]);
    commitByHand('1000', '1100');
    publisher.wake();
    await publisher.settled();
    expect(row(id)?.failure).toEqual({ reason: 'changedMeanwhile', details: [SCHEME] });
    expect(rupees(readContent(SCHEME))).toBe(1100);
    expect(readChangeSummary(published.desk, change)).toMatchObject({ state: 'draft', returned: { cause: 'outside' } });
  });

  it('because a draft or an upload is not what was approved sends the change back', async () => {
    const upload = join(published.desk.folders.drafts, 'files/pdfs/a.pdf');
    mkdirSync(dirname(upload), { recursive: true });
    const draft = join(published.desk.folders.drafts, SCHEME);
    for (const tamper of [() => writeFileSync(draft, JSON.stringify(scheme(9999))), () => writeFileSync(upload, 'B')]) {
      writeFileSync(upload, 'A');
      published.desk.database.exec(`UPDATE change_entries SET open = 0`);
      const change = addChange(published, { [SCHEME]: scheme(1500, { pdfUrl: '/pdfs/a.pdf' }) });
      const id = queueChanges(published.desk, PUBLISHER, [change]);
      tamper();
      publisher.wake();
      await publisher.settled();
      expect(row(id)?.failure).toEqual({ reason: 'changedMeanwhile', details: [SCHEME] });
      expect(readChangeSummary(published.desk, change)).toMatchObject({ state: 'draft', approvedBy: null });
    }
    expect(rupees(readContent(SCHEME))).toBe(1000);
  });

  it('because of a commit during the build does not switch the pages', async () => {
    const change = addChange(published, { [SCHEME]: scheme(1500) });
    await restart({
      build: (run) => {
        git('commit', '-q', '--allow-empty', '-m', 'other');
        return PROGRAM.build(run);
      },
    });
    const id = await publish(change);
    expect(row(id)).toMatchObject({ release: null, failure: { reason: 'changedByHand' } });
    expect(readPublic(published, 'scheme/made-up')).toContain('rupees: 1000');
  });

  it('because the public site does not show the new page switches back', async () => {
    await restart({ siteAddress: await servePublic('releases/2026-01-01T00-00-00') });
    const before = everything();
    const id = await publish(addChange(published, { [SCHEME]: scheme(1500) }));
    expect(row(id)?.failure).toEqual({ reason: 'smoke', details: ['/scheme/made-up', '/mr/scheme/made-up'] });
    expect(everything()).toEqual(before);
  });

  it('because the pages cannot be switched keeps the former ones', async () => {
    writeFileSync(
      join(published.desk.project, 'deploy/release.sh'),
      'test "$1" = back || { echo No link >&2; exit 1; }\n',
    );
    git('commit', '-qam', 'deploy: a script that fails');
    const id = await publish(addChange(published, { [SCHEME]: scheme(1500) }));
    expect(row(id)?.failure).toEqual({ reason: 'switch' });
    expect(format(...(printed.mock.calls[0] ?? []))).toContain('No link');
    expect(readPublic(published, 'scheme/made-up')).toContain('rupees: 1000');
  });
});

describe('a publication whose content has a mistake', () => {
  const summary = (change: number) => readChangeSummary(published.desk, change);
  const states = (...changes: number[]) => changes.map((change) => summary(change).state);

  it('changes nothing, and its change goes back to its writers with the problems in both languages', async () => {
    const before = everything();
    const change = addChange(published, { [SCHEME]: saying('wrong-content') });
    const id = await publish(change);
    expect(row(id)).toMatchObject({ state: 'failed', failure: { reason: 'check', returned: [change] } });
    expect(englishDetails(id)).toMatch(/^A scheme: Name of the scheme: [^ऀ-ॿ]*$/);
    expect(everything()).toEqual(before);
    const problem = { file: `content/${SCHEME}`, path: ['title', 'en'], location: { entry: 'made-up' } };
    expect(summary(change)).toMatchObject({
      state: 'draft',
      approvedBy: null,
      returned: {
        ...{ kind: 'failed', by: { id: PUBLISHER }, at: '2026-03-03T10:00:00.000Z' },
        problems: {
          en: [{ ...problem, message: expect.not.stringMatching(/[ऀ-ॿ]/) }],
          mr: [{ ...problem, message: expect.stringMatching(/[ऀ-ॿ]/) }],
        },
      },
    });
    expect(readFileSync(join(published.desk.folders.drafts, SCHEME), 'utf8')).toContain('wrong-content');
    const logged = published.desk.database.prepare(`SELECT subject FROM audit WHERE action = 'change.failed'`).all();
    expect(logged).toEqual([{ subject: `change ${change}` }]);
    const refused = expect.objectContaining({ status: 409 });
    expect(() => queueChanges(published.desk, PUBLISHER, [change])).toThrow(refused);
  });

  it('returns of several changes only those with the mistake; the others stay approved', async () => {
    const [wrong, right] = [
      addChange(published, { [SCHEME]: saying('wrong-content') }),
      addChange(published, { [OTHER]: other(700) }),
    ];
    const id = await publish(wrong, right);
    expect(row(id)?.failure?.returned).toEqual([wrong]);
    expect(states(wrong, right)).toEqual(['draft', 'approved']);
  });

  it('returns all changes if the mistake is in an entry of none of them', async () => {
    const changes = [
      addChange(published, { [SCHEME]: saying('wrong-elsewhere') }),
      addChange(published, { [OTHER]: other(700) }),
    ];
    expect(row(await publish(...changes))?.failure?.returned).toEqual(changes);
    expect(states(...changes)).toEqual(['draft', 'draft']);
  });
});

describe('a publication that can be neither completed nor undone at first', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const wake = async () => {
    publisher.wake();
    await publisher.settled();
  };

  it('because the database refuses the last step is completed later', async () => {
    const { database } = published.desk;
    database.exec(`CREATE TRIGGER broken BEFORE UPDATE OF state ON publications WHEN NEW.state = 'live'
      BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`);
    const id = await publish(addChange(published, { [SCHEME]: scheme(1500) }));
    expect(row(id)?.state).toBe('running');
    expect(publisher.problem()).toBe('unsettled');
    await wake();
    // Prints the same cause once, although it tries again every few seconds.
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(readPublic(published, 'scheme/made-up')).toContain('rupees: 1500');
    expect(git('show', `HEAD:content/${SCHEME}`)).toContain('rupees: 1500');
    database.exec('DROP TRIGGER broken');
    await wake();
    expect(row(id)).toMatchObject({ state: 'live', failure: null });
    expect(publisher.problem()).toBeUndefined();
  });

  it('because the disk is full says so, and goes on when there is room', async () => {
    const { database } = published.desk;
    database.exec(`CREATE TRIGGER full BEFORE UPDATE OF state ON publications WHEN NEW.state IN ('live', 'failed')
      BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
    const id = await publish(addChange(published, { [SCHEME]: scheme(1500) }));
    expect([row(id)?.state, publisher.problem()]).toEqual(['running', 'diskFull']);
    database.exec('DROP TRIGGER full');
    await wake();
    expect([row(id)?.state, publisher.problem()]).toEqual(['live', undefined]);
  });

  it('because the former pages cannot be shown again is undone later', async () => {
    await restart({ siteAddress: await servePublic('releases/2026-01-01T00-00-00') });
    const script = join(published.desk.project, 'deploy/release.sh');
    const works = readFileSync(script, 'utf8');
    writeFileSync(script, works.replace('back) back', 'back) exit 1'));
    const id = await publish(addChange(published, { [SCHEME]: scheme(1500) }));
    expect(row(id)?.state).toBe('running');
    writeFileSync(script, works);
    await wake();
    expect(row(id)?.failure?.reason).toBe('smoke');
    expect(readPublic(published, 'scheme/made-up')).toContain('rupees: 1000');
  });
});

describe('stopping', () => {
  /** Starts a publication whose build does not end. */
  const startSlowly = async (change: number) => {
    const slow = ['sh', '-c', `echo "· ${CONTENT_CHECK}: 1"; sleep 300 & wait`];
    await restart({ build: (run) => runCommand(slow, run) });
    const id = queueChanges(published.desk, PUBLISHER, [change]);
    publisher.wake();
    await expect.poll(() => row(id)?.step, { timeout: 30_000 }).toBe('build');
    return id;
  };

  it('ends the build and its programs, and the change stays approved', async () => {
    const change = addChange(published, { [SCHEME]: scheme(1500) });
    const id = await startSlowly(change);
    expect(publisher.cancel(id)).toBe(true);
    await publisher.settled();
    expect(row(id)).toMatchObject({ state: 'failed', failure: { reason: 'stopped' } });
    expect(stateOfChange(published.desk.database, change)).toBe('approved');
    expect(publisher.cancel(id)).toBe(false);
  });

  it('is possible while the commit is made', async () => {
    const change = addChange(published, { [SCHEME]: scheme(1500) });
    const id = queueChanges(published.desk, PUBLISHER, [change]);
    publisher.wake();
    await expect.poll(() => row(id)?.step, { interval: 1, timeout: 30_000 }).toBe('record');
    expect(publisher.cancel(id)).toBe(true);
    await publisher.settled();
    expect(row(id)).toMatchObject({ state: 'failed', failure: { reason: 'stopped' } });
    expect(git('for-each-ref', 'refs/desk')).toBe('');
  });

  it('is possible while a publication waits', async () => {
    const change = addChange(published, { [SCHEME]: scheme(1500) });
    const id = queueChanges(published.desk, PUBLISHER, [change]);
    expect(publisher.cancel(id)).toBe(true);
    publisher.wake();
    await publisher.settled();
    expect(row(id)?.failure?.reason).toBe('stopped');
  });

  it('of the desk lets the publication wait for the next start', async () => {
    const id = await startSlowly(addChange(published, { [SCHEME]: scheme(1500) }));
    await publisher.stop();
    expect(row(id)).toMatchObject({ state: 'waiting', step: null, made: null, failure: null });
  });
});

describe('a set time', () => {
  const AT = '2026-03-04T03:30:00.000Z';
  const schedule = () => {
    const change = addChange(published, { [SCHEME]: scheme(1500) });
    scheduleChanges(published.desk, PUBLISHER, [change], AT);
    return change;
  };
  const shown = async () => {
    publisher.wake();
    await publisher.settled();
    return readPublic(published, 'scheme/made-up')?.includes('rupees: 1500');
  };

  it('publishes when it has come, even if the clock jumped or the desk was off, and the row says for when it was planned', async () => {
    schedule();
    expect(await shown()).toBe(false);
    published.clock.now = new Date('2026-03-01T00:00:00Z');
    expect(await shown()).toBe(false);
    await publisher.stop();
    published.clock.now = new Date('2026-03-06T00:00:00Z');
    publisher = startPublisher(published.desk, published.options);
    await publisher.settled();
    expect(readPublic(published, 'scheme/made-up')).toContain('rupees: 1500');
    expect(row(1)).toMatchObject({
      ...{ planned_at: AT, requested_by: PUBLISHER, state: 'live', finished_at: '2026-03-06T00:00:00.000Z' },
    });
    const logged = published.desk.database.prepare('SELECT user, action FROM audit').all();
    expect(logged).toContainEqual({ user: null, action: 'publication.requested' });
    published.clock.now = new Date('2026-03-01T00:00:00Z');
    await shown();
    expect(row(2)).toBeUndefined();
  });

  it.each([
    ['was disabled', `UPDATE users SET disabled_at = '2026-03-03T11:00:00.000Z' WHERE id = ${PUBLISHER}`],
    ['lost the role', `UPDATE users SET roles = '["contributor"]' WHERE id = ${PUBLISHER}`],
  ])(
    'that somebody set who %s publishes nothing; the change stays approved, and the row says why',
    async (_why, sql) => {
      const change = schedule();
      published.desk.database.exec(sql);
      published.clock.now = new Date(AT);
      expect(await shown()).toBe(false);
      expect(row(1)).toMatchObject({ state: 'failed', planned_at: AT, failure: { reason: 'plannerGone' } });
      expect(stateOfChange(published.desk.database, change)).toBe('approved');
      await shown();
      expect(row(2)).toBeUndefined();
    },
  );

  it('is noticed without a request', async () => {
    await publisher.stop();
    publisher = startPublisher(published.desk, published.options, 20);
    schedule();
    published.clock.now = new Date(AT);
    await expect.poll(() => row(1)?.state).toBe('running');
  });

  it('can be removed, and must be in the future', async () => {
    const change = schedule();
    unscheduleChange(published.desk, change);
    published.clock.now = new Date('2026-03-05T00:00:00Z');
    expect(await shown()).toBe(false);
    expect(stateOfChange(published.desk.database, change)).toBe('approved');
    const refused = expect.objectContaining({ status: 400 });
    expect(() => scheduleChanges(published.desk, CLERK, [change], AT)).toThrow(refused);
  });
});
