import { expect, it } from 'vitest';
import type { Role, User } from '../../server/accounts/accountTypes.ts';
import type { ChangeState, ChangeSummary } from '../../server/changes/changeTypes.ts';
import { countMyWork, listMyWork } from './listMyWork.ts';

const person = (id: number) => ({ id, title: { en: `Post ${id}`, mr: `पद ${id}` } });
const user = (id: number, ...roles: Role[]): User => ({ ...person(id), name: `user-${id}`, roles });

function change(id: number, state: ChangeState, writer: number, more: Partial<ChangeSummary> = {}): ChangeSummary {
  const none = { title: '', reason: '', urgent: false, approvedBy: null, approvedAt: null, publishAt: null };
  const updatedAt = `2026-11-${10 + id}T05:00:00Z`;
  return {
    id,
    state,
    author: person(writer),
    writers: [person(writer)],
    involved: [writer],
    returned: null,
    updatedAt,
    entries: [],
    ...none,
    ...more,
  };
}

const returned = { kind: 'sentBack', by: person(2), at: '2026-11-20T05:00:00Z', remark: 'Add the source.' } as const;
const changes = [
  change(1, 'draft', 1),
  change(2, 'draft', 1, { returned }),
  change(3, 'review', 1),
  change(4, 'review', 3, { urgent: true }),
  change(5, 'approved', 3),
  change(6, 'scheduled', 3),
  change(7, 'review', 2),
];
const listed = (reader: User) =>
  listMyWork(changes, reader).map(({ kind, changes: found }) => [kind, ...found.map(({ id }) => id)]);

it('a contributor sees what came back before the drafts, and last what others are to do', () => {
  expect(listed(user(1, 'contributor'))).toEqual([
    ['returned', 2],
    ['drafts', 1],
    ['sent', 3],
  ]);
});

it('a moderator sees the changes of others to review, the urgent ones first', () => {
  expect(listed(user(2, 'contributor', 'moderator'))).toEqual([
    ['review', 4, 3],
    ['sent', 7],
  ]);
});

it('a publisher sees first what can be published', () => {
  expect(listed(user(9, 'moderator', 'publisher'))).toEqual([
    ['publish', 5],
    ['review', 4, 3, 7],
  ]);
});

it('what others are to do is not counted', () => {
  expect(countMyWork(listMyWork(changes, user(1, 'contributor')))).toBe(2);
});
