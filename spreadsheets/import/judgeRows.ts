import type { Stamp } from '../schema/rowStamp.ts';
import type { Table } from '../schema/tables.ts';
import type { ReadRow } from './readTable.ts';

/** What a row means: nothing, an edit, a new item, the contents of another row, or a problem. */
type Verdict = 'same' | 'edited' | 'new' | 'apart' | 'changedSince' | 'noStamp';

/** A row and the hash of its cells. */
export type HashedRow = { row: Pick<ReadRow, 'keys' | 'stamp'>; hash: string };

const keysOf = ({ row }: HashedRow) => row.keys.join('/');
const hasOwnStamp = (read: HashedRow): read is HashedRow & { row: { stamp: Stamp } } =>
  read.row.stamp?.keys === keysOf(read);

/** Returns a function that judges a row by its stamp. `present` maps the keys of the rows of the content to the hashes of their cells. */
export function createJudge(
  { levels }: Table,
  rows: readonly HashedRow[],
  present: ReadonlyMap<string, string>,
): (row: HashedRow) => Verdict {
  const isRoot = levels.length === 0;
  const stamped = rows.filter(hasOwnStamp);
  const edited = stamped.filter(({ row, hash }) => hash !== row.stamp.hash);
  // Items of lists may say the same, so that only contents that left their row show that rows were sorted.
  const others = [
    ...(isRoot ? stamped : edited).map((read): [string, string] => [read.row.stamp.hash, keysOf(read)]),
    ...(isRoot ? rows.map((read): [string, string] => [read.hash, keysOf(read)]) : []),
    ...(isRoot ? [...present].map(([keys, hash]): [string, string] => [hash, keys]) : []),
  ];
  const owners = Map.groupBy(others, ([hash]) => hash);
  return (read) => {
    const { hash, row } = read;
    const keys = keysOf(read);
    const now = present.get(keys);
    const isOwn = hasOwnStamp(read);
    if (isOwn && row.stamp?.hash === hash) return 'same';
    if (now === undefined) return isOwn ? 'changedSince' : 'new';
    if (hash === now) return 'same';
    if (!row.stamp) return 'noStamp';
    if (!isOwn) return 'apart';
    if (row.stamp.hash !== now) return 'changedSince';
    return owners.get(hash)?.some(([, owner]) => owner !== keys) ? 'apart' : 'edited';
  };
}
