import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestDesk, NOTICE, type TestUser, testUser } from '#tests/testDesk.ts';
import { HttpError } from '../../httpError.ts';
import { readEntry, readTexts } from '../entries/entryStore.ts';
import type { DeskState } from '../shared/deskState.ts';
import { changeRules } from './changeDrafts.ts';
import { closeChange, filesOfChange, openChangeOf, readChangeDetails, setChangeState } from './changeStore.ts';
import { approveChange, dropChange, sendBackChange, sendChange, viewEntry, withdrawChange } from './review.ts';

const FILES = ['notices/admission.yaml', 'notices/new.yaml'];
const ACTIONS = {
  save: (desk, { user, file, id, text }) => {
    const value = { ...NOTICE, id: file.slice('notices/'.length, -'.yaml'.length), source: [`Letter ${text}`] };
    const change = text % 2 === 0 ? id : undefined;
    changeRules(desk).saveDraft(user, { file, value, version: readEntry(desk.folders, file).version, change });
  },
  discard: (desk, { user, file }) => {
    changeRules(desk).discardDraft(user, { file, version: readEntry(desk.folders, file).version });
  },
  send: (desk, step) => sendChange(desk, step, 'en'),
  withdraw: withdrawChange,
  drop: dropChange,
  sendBack: (desk, step) => sendBackChange(desk, step, 'Again.'),
  approve: (desk, step) => {
    const files = filesOfChange(desk.database, step.id);
    const versions = Object.fromEntries(files.map((file) => [file, readEntry(desk.folders, file).version]));
    for (const [file, version] of Object.entries(versions)) viewEntry(desk, step, file, version);
    approveChange(desk, step, { versions, details: readChangeDetails(desk.database, step.id), remark: '' });
  },
  publish: (desk, { id }) => {
    setChangeState(desk, id, 'publishing');
    closeChange(desk, id);
  },
} satisfies Record<string, (desk: DeskState, step: Step) => unknown>;

type Step = { id: number; user: ReturnType<typeof testUser>; file: string; text: number };

type Action = keyof typeof ACTIONS;

/** Favours the users who may do an action, because most steps would otherwise be refused. */
const stepBy = (users: readonly TestUser[], weights: Partial<Record<Action, number>>) =>
  fc.record({
    action: fc.oneof(
      ...Object.entries(weights).map(([action, weight]) => ({ weight, arbitrary: fc.constant(action as Action) })),
    ),
    user: fc.constantFrom(...users).map(testUser),
    /** A change, if the entry is in none. */
    id: fc.integer({ min: 1, max: 3 }),
    file: fc.constantFrom(...FILES, ...FILES.slice(0, 1), ...FILES.slice(0, 1)),
    text: fc.nat(9),
  });

const steps = fc.array(
  fc.oneof(
    stepBy(['clerk-1', 'clerk-1', 'clerk-1', 'clerk-2', 'moderator-1'], {
      save: 4,
      send: 6,
      withdraw: 1,
      discard: 1,
      drop: 1,
    }),
    stepBy(['moderator-1', 'moderator-1', 'clerk-1'], { approve: 8, sendBack: 1, publish: 4 }),
  ),
  { minLength: 16, maxLength: 24 },
);

/** Texts of the changes that nobody may edit, by change and file. */
function lockedTexts(desk: DeskState): Map<string, string | undefined> {
  const changes = desk.database.prepare(`SELECT id FROM changes WHERE state IN ('review', 'approved')`);
  const texts = (changes.all() as { id: number }[]).flatMap(({ id }) =>
    filesOfChange(desk.database, id).map((file) => [`${id} ${file}`, readTexts(desk.folders, file).draft] as const),
  );
  return new Map(texts);
}

/** Finds changes that one of their writers approved, and those that nobody approved although they are approved or published. */
const WRONG_APPROVALS = `
  SELECT id FROM changes JOIN change_writers ON change = id AND user = approved_by
  UNION SELECT id FROM changes WHERE approved_by IS NULL AND state IN ('approved', 'published')`;

it('whatever people do, texts in review stay as they are, no writer has approved, and each draft has one change', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(steps, (made) => {
      const { desk, close } = createTestDesk();
      try {
        for (const { action, ...step } of made) {
          const before = lockedTexts(desk);
          try {
            ACTIONS[action](desk, { ...step, id: openChangeOf(desk.database, step.file) ?? step.id });
            reached.add(action);
          } catch (error) {
            if (!(error instanceof HttpError)) throw error;
          }
          for (const [key, text] of lockedTexts(desk)) if (before.has(key)) expect(text).toBe(before.get(key));
          expect(desk.database.prepare(WRONG_APPROVALS).all()).toEqual([]);
          for (const file of FILES) {
            const hasDraft = readTexts(desk.folders, file).draft !== undefined;
            expect(openChangeOf(desk.database, file) !== undefined).toBe(hasDraft);
          }
        }
      } finally {
        close();
      }
    }),
    { numRuns: 40 },
  );
  // Shows that the steps above come as far as a publication.
  expect([...reached].sort()).toEqual(Object.keys(ACTIONS).sort());
});
