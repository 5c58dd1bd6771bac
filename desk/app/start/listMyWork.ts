import type { User } from '../../server/accounts/accountTypes.ts';
import type { ChangeSummary } from '../../server/changes/changeTypes.ts';

/** What a user has to do with a change, in the order in which the start page lists it. `sent`: others are to act. */
const KINDS = ['publish', 'review', 'returned', 'drafts', 'sent'] as const;

export type MyWorkKind = (typeof KINDS)[number];

export type MyWork = { kind: MyWorkKind; changes: ChangeSummary[] };

/** Lists the open changes by what the user can do with them, by role. Urgent changes come first, then the oldest. */
export function listMyWork(changes: readonly ChangeSummary[], user: User): MyWork[] {
  return KINDS.flatMap((kind) => {
    const found = changes
      .filter((change) => kindOf(change, user) === kind)
      .sort((a, b) => Number(b.urgent) - Number(a.urgent) || a.updatedAt.localeCompare(b.updatedAt));
    return found.length > 0 ? [{ kind, changes: found }] : [];
  });
}

function kindOf({ state, writers, returned }: ChangeSummary, { id, roles }: User): MyWorkKind | undefined {
  const isWriter = writers.some((writer) => writer.id === id);
  if (state === 'approved' && roles.includes('publisher')) return 'publish';
  if (state === 'review' && roles.includes('moderator') && !isWriter) return 'review';
  // Tells those who had read a change that it went back.
  if (!isWriter) return state === 'draft' && returned?.readers?.includes(id) ? 'sent' : undefined;
  if (state === 'draft') return returned ? 'returned' : 'drafts';
  return state === 'review' || state === 'approved' || state === 'scheduled' ? 'sent' : undefined;
}

/** Counts the changes that wait for the user. */
export const countMyWork = (work: readonly MyWork[]): number =>
  work.reduce((sum, { kind, changes }) => (kind === 'sent' ? sum : sum + changes.length), 0);
