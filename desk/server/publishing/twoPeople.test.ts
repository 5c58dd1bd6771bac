import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { createPublishedProject, gitIn, type PublishedProject } from '#tests/publishing/publishedProject.ts';
import { NOTICE } from '#tests/testDesk.ts';
import { HttpError } from '../../httpError.ts';
import type { Role, User } from '../accounts/accountTypes.ts';
import { createUser } from '../accounts/users.ts';
import { changeRules } from '../changes/changeDrafts.ts';
import { filesOfChange, readChangeDetails } from '../changes/changeStore.ts';
import { contentGate } from '../changes/checkContent.ts';
import { approveChange, dropChange, sendBackChange, sendChange, viewEntry, withdrawChange } from '../changes/review.ts';
import { readEntry, readTexts } from '../entries/entryStore.ts';
import { referencedFiles } from '../entries/uploads.ts';
import { lastPublications } from './publicationStore.ts';
import { isPublic } from './publicationTypes.ts';
import { startPublisher } from './publisher.ts';
import { queueChanges, scheduleChanges } from './schedule.ts';
import { queueTakeBack } from './takeBack.ts';

const PEOPLE: Role[][] = [
  ['contributor'],
  ['contributor'],
  ['contributor', 'moderator'],
  ['contributor', 'moderator'],
  ['publisher'],
  ['publisher', 'contributor'],
  ['administrator'],
];
const FILES = ['notices/a.yaml', 'notices/b.yaml', 'notices/new.yaml'];
const WORDS = ['Alpha', 'Beta', 'Gamma'];
const KINDS = {
  ...{ save: 16, send: 24, approve: 24, publish: 16, takeBack: 8, upload: 2, byHand: 2, schedule: 2, time: 2 },
  ...{ view: 1, discard: 1, drop: 1, withdraw: 1, sendBack: 1, roles: 1, disable: 1, tamper: 1 },
};
type Kind = keyof typeof KINDS;

const action = fc.record({
  kind: fc.oneof(...Object.entries(KINDS).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as Kind) }))),
  who: fc.nat(PEOPLE.length - 1),
  file: fc.nat(FILES.length - 1),
  word: fc.nat(WORDS.length - 1),
  part: fc.constantFrom('title', 'heading', 'pdf'),
});
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

/** What somebody had read when they approved: the public and the new text of an entry, with the files that it names. */
type Reading = { file: string; before: string | undefined; text: string; files: string; isOwn: boolean };

/** The desk with its people, and what a careful observer notes beside it. */
async function openOffice(published: PublishedProject) {
  const { desk, clock } = published;
  const { folders, database, project } = desk;
  for (const id of ['a', 'b']) {
    mkdirSync(join(folders.content, 'notices'), { recursive: true });
    writeFileSync(join(folders.content, `notices/${id}.yaml`), stringify({ ...NOTICE, id }));
  }
  gitIn(project, 'add', '.');
  gitIn(project, 'commit', '-qm', 'content: notices');
  const users = PEOPLE.map((roles, index): User => {
    const title = { en: `Person ${index}`, mr: `व्यक्ती ${index}` };
    return createUser(database, clock.now, { name: `person-${index}`, title, roles });
  });
  const publisher = startPublisher(desk, { ...published.options, target: { kind: 'none' } });
  const [rules, gate] = [changeRules(desk), contentGate(desk, async () => [])];
  const [writers, uploaders] = [new Map<number, Set<number>>(), new Map<string, number>()];
  const readings: Reading[] = [];
  let seen = 0;
  const done = new Map<string, number>();

  const bytesOf = (text: string) =>
    JSON.stringify(
      referencedFiles(parse(text)).map((name) => {
        const path = [folders.drafts, folders.content]
          .map((root) => join(root, name))
          .find((one) => readIf(one) !== undefined);
        return [name, path && readIf(path)];
      }),
    );
  const note = (change: number, user: User) => {
    for (const file of filesOfChange(database, change)) {
      const { published: before, draft: text = '' } = readTexts(folders, file);
      const isUploader = referencedFiles(parse(text)).some(
        (name) => uploaders.get(name) === user.id && existsSync(join(folders.drafts, name)),
      );
      readings.push({
        file,
        before,
        text,
        files: bytesOf(text),
        isOwn: isUploader || !!writers.get(change)?.has(user.id),
      });
    }
  };

  /** Requires of each new publication that each text was approved, word for word, by a person who wrote none of it. */
  function check(): void {
    for (const row of lastPublications(database).reverse()) {
      if (row.id <= seen || !isPublic(row) || row.made === null || row.parent === null) continue;
      seen = row.id;
      done.set(row.kind, (done.get(row.kind) ?? 0) + 1);
      if (row.kind === 'takeBack') continue;
      const names = gitIn(project, 'diff', '--name-only', row.parent, row.made, '--', 'content/notices').split('\n');
      for (const name of names.filter(Boolean)) {
        const at = (commit: string) => showIf(project, `${commit}:${name}`);
        const [file, text, before] = [name.replace('content/', ''), at(row.made) ?? '', at(row.parent)];
        const files = bytesOf(text);
        const found = readings.filter((one) => one.file === file && one.text === text && one.before === before);
        expect(found, `publication ${row.id}: ${file}`).toContainEqual(
          expect.objectContaining({ files, isOwn: false }),
        );
      }
      done.set('published', (done.get('published') ?? 0) + names.length);
    }
  }

  return { desk, clock, users, publisher, rules, gate, writers, uploaders, note, check, done };
}

const readIf = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};
const showIf = (project: string, name: string) => {
  try {
    return `${gitIn(project, 'show', name)}\n`;
  } catch {
    return undefined;
  }
};

type Office = Awaited<ReturnType<typeof openOffice>>;

/** Does one action, which the desk may refuse. */
async function take({ kind, who, file: index, word, part }: Action, office: Office): Promise<void> {
  const { desk, clock, users, publisher, rules, gate, writers, uploaders, note } = office;
  const { database, folders, project } = desk;
  const [file = '', text = ''] = [FILES[index], WORDS[word]];
  const anybody = users[who] as User;
  // Mostly lets somebody act whose work it is, because few of all sequences would reach a publication.
  const able = {
    send: [...(writers.get(rules.changeOf(file, anybody)?.id ?? 0) ?? [])].map((id) =>
      users.findIndex((one) => one.id === id),
    ),
    approve: [2, 3],
    publish: [4, 5],
    takeBack: [4, 5],
    sendBack: [2, 3],
  }[kind as 'send'];
  const user = users[(part !== 'pdf' && able?.[word % able.length]) || who] ?? anybody;
  const path = join(folders.content, file);
  const change = rules.changeOf(file, user)?.id ?? 0;
  const step = { id: change, user };
  const { version, published, draft } = readEntry(folders, file);
  const value = (draft ?? published ?? { ...NOTICE, id: 'new' }) as typeof NOTICE & { pdfUrl?: unknown };
  const changed = () => {
    const copy = structuredClone(value);
    if (part === 'title') copy.title.en = text;
    else if (part === 'heading' && copy.text?.paragraphs[0]) copy.text.paragraphs[0].heading.en = text;
    else if (part === 'pdf') {
      const address = [...uploaders.keys()].at(-1)?.replace('files', '');
      if (address === undefined) return copy;
      return { ...copy, text: undefined, pdfUrl: { en: address, mr: address } };
    }
    return copy;
  };
  const write = (name: string, content: string) => {
    mkdirSync(dirname(name), { recursive: true });
    writeFileSync(name, content);
  };
  const versions = () =>
    Object.fromEntries(filesOfChange(database, change).map((one) => [one, readEntry(folders, one).version]));
  const settle = async () => {
    publisher.wake();
    await publisher.settled();
  };
  const ways: Record<Kind, () => unknown> = {
    save: () => {
      const wanted = rules.changeOf(FILES[(index + 1) % FILES.length] ?? '', user)?.id;
      const newValue = JSON.parse(JSON.stringify(changed())) as object;
      rules.saveDraft(user, { file, version, value: newValue, change: word === 0 ? wanted : undefined });
      const id = rules.changeOf(file, user)?.id ?? 0;
      writers.set(id, (writers.get(id) ?? new Set()).add(user.id));
    },
    send: () => gate({ id: change, user: user.id, language: 'en' }, () => sendChange(desk, step, 'en')),
    view: () => {
      for (const one of filesOfChange(database, change)) viewEntry(desk, step, one, versions()[one] ?? '');
    },
    approve: async () => {
      ways.view();
      await gate({ id: change, user: user.id, language: 'en' }, () => {
        const details = readChangeDetails(database, change);
        return approveChange(desk, step, { versions: versions(), details, remark: '' });
      });
      note(change, user);
    },
    publish: async () => {
      queueChanges(desk, user.id, [change]);
      await settle();
    },
    schedule: () => scheduleChanges(desk, user.id, [change], new Date(clock.now.getTime() + 60_000).toISOString()),
    time: async () => {
      clock.now = new Date(clock.now.getTime() + 3_600_000);
      await settle();
    },
    discard: () => rules.discardDraft(user, { file, version }),
    drop: () => dropChange(desk, step),
    withdraw: () => withdrawChange(desk, step),
    sendBack: () => sendBackChange(desk, step, 'Again'),
    takeBack: async () => {
      const [newest, ...older] = lastPublications(database).filter((row) => row.kind === 'publish' && isPublic(row));
      const row = older[0] ?? newest;
      await queueTakeBack(desk, publisher.options, user.id, row?.id ?? 0, { reason: 'Wrong', later: false });
      // Sometimes lets a publication wait behind it.
      try {
        if (part === 'title') queueChanges(desk, user.id, [change]);
      } finally {
        await settle();
      }
    },
    upload: () => {
      const name = `files/pdfs/${text.toLowerCase()}-${uploaders.size}.pdf`;
      rules.recordUpload(user, name, Buffer.from(text));
      uploaders.set(name, user.id);
      write(join(folders.drafts, name), text);
    },
    byHand: () => {
      if (published === undefined) return;
      write(path, stringify({ ...(published as object), date: `2026-03-0${word + 1}` }));
      gitIn(project, 'commit', '-q', '--allow-empty', '-am', 'content: by hand');
    },
    tamper: () =>
      void (
        draft !== undefined &&
        part === 'pdf' &&
        write(join(folders.drafts, file), stringify({ ...value, date: '2026-02-01' }))
      ),
    roles: () => {
      const index = users.indexOf(user);
      const roles = word < 2 ? PEOPLE[index] : PEOPLE[(index + 1) % PEOPLE.length];
      database.prepare('UPDATE users SET roles = ? WHERE id = ?').run(JSON.stringify(roles), user.id);
      user.roles = [...(roles ?? [])];
    },
    disable: () =>
      database.prepare('UPDATE users SET disabled_at = ? WHERE id = ?').run(word === 0 ? '2026' : null, user.id),
  };
  try {
    await ways[kind]();
    const name = `did ${kind}`;
    office.done.set(name, (office.done.get(name) ?? 0) + 1);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
}

/** More with `STEPS`, such as 10 for ten times as many. */
const TIMES = Number(process.env.STEPS ?? 1);

it('nothing is public that two people have not read, whatever seven people do in whatever order', {
  timeout: 600_000,
}, async () => {
  const all = new Map<string, number>();
  const check = async (actions: Action[]) => {
    const published = await createPublishedProject();
    const office = await openOffice(published);
    try {
      for (const one of actions) {
        await take(one, office);
        office.check();
      }
      for (const [name, count] of office.done) all.set(name, (all.get(name) ?? 0) + count);
    } finally {
      await office.publisher.stop();
      published.remove();
    }
  };
  const runs = fc.asyncProperty(fc.array(action, { minLength: 400, maxLength: 400 }), check);
  await fc.assert(runs, { seed: 42, numRuns: 3 * TIMES, endOnFailure: true, includeErrorInReport: true });
  if (process.env.STEPS) console.info(all);
  // The actions must reach the end, or they would prove nothing.
  for (const name of [
    'did save',
    'did send',
    'did approve',
    'did upload',
    'did byHand',
    'publish',
    'takeBack',
    'published',
  ])
    expect([...all.keys()]).toContain(name);
});
