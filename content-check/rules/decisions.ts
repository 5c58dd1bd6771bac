import type { Path } from '#app/model/problems/problem.ts';
import { DEMANDED_FIELD, demandedValue, isFigure, meetsDemand } from '#app/model/specification/demands.ts';
import type { Demand, SpecificationRow } from '#app/model/specification/schema.server.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { collectTexts } from '../text/texts.ts';
import { alignLists } from '../yaml/alignLists.ts';
import { fileOfDemand, hasWords, isDemandMet, partsAt, TEXT_FIELDS, type Words } from './specification.ts';

/** Two versions of an entry, with figures in place of quotes. `file`: such as `schemes/vayoshree.yaml`. */
export type ChangedEntry = { file: string; before: unknown; after: unknown };

/** What the department has decided instead of a demand of the specification. */
export type Decision = { source: string; since: string };

/** Lists the demands that an entry met before the change and no longer meets, so that only a decision of the department explains the change. */
export const leftDemands = (rows: readonly SpecificationRow[], changed: ChangedEntry): Demand[] =>
  rows.flatMap(({ demands }) => demands.filter((demand) => isLeft(demand, changed)));

/**
 * Writes the decision that a changed entry names into the demands that it no longer meets, and removes the override of a demand whose value
 * has returned. Changes nothing if the entry names no decision.
 */
export function withDecisions(rows: readonly SpecificationRow[], changed: ChangedEntry): SpecificationRow[] {
  const decision = findDecision(changed);
  return rows.map((row) => ({
    ...row,
    demands: row.demands.map((demand) => {
      if (hasReturned(demand, changed)) return withoutOverride(demand);
      return decision && isLeft(demand, changed) ? decide(demand, changed, decision) : demand;
    }),
  }));
}

/**
 * Reads the decision from the entry: the sources that the change adds, or else the last one, and the day of the entry. Both must be new, or
 * the entry must have been compared with its sources since.
 */
export function findDecision({ before, after }: Pick<ChangedEntry, 'before' | 'after'>): Decision | undefined {
  const [former, { source, asOf, reviewed }] = [sourcesOf(before), sourcesOf(after)];
  const last = source.at(-1);
  if (last === undefined || !DAY.test(String(asOf))) return undefined;
  const added = source.filter((line) => !former.source.includes(line));
  const isNamed = (added.length > 0 || last !== former.source.at(-1)) && asOf !== former.asOf;
  const isCompared = reviewed !== undefined && reviewed !== former.reviewed;
  return isNamed || isCompared ? { source: added.join('; ') || last, since: asOf } : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function sourcesOf(entry: unknown): { source: string[]; asOf: string; reviewed: string | undefined } {
  const { source, asOf = '', reviewed } = (entry ?? {}) as { source?: unknown; asOf?: string; reviewed?: string };
  return { source: Array.isArray(source) ? source.map(String) : [], asOf, reviewed };
}

const versions = ({ file, before, after }: ChangedEntry) =>
  [before, after].map((entry) => ({ file: `content/${file}`, entry })) as [Version, Version];
type Version = { file: string; entry: unknown };

function isLeft(demand: Demand, changed: ChangedEntry): boolean {
  if (fileOfDemand(demand) !== changed.file) return false;
  const [before, after] = versions(changed);
  return isDemandMet(demand, before) && !isDemandMet(demand, after);
}

/** Leaves an override alone whose demand was met before, because somebody wrote it for another reason. */
function hasReturned(demand: Demand, changed: ChangedEntry): boolean {
  if (fileOfDemand(demand) !== changed.file || !demand.override) return false;
  const [before, after] = versions(changed);
  const original = withoutOverride(demand);
  return !isDemandMet(original, before) && isDemandMet(original, after);
}

function withoutOverride(demand: Demand): Demand {
  const { override: _, ...original } = demand;
  return original as Demand;
}

/** Withdraws the demand if nothing is left in the place of what it demands. */
function decide(demand: Demand, changed: ChangedEntry, decision: Decision): Demand {
  const value = findNewValue(demand, changed);
  const decided = { ...demand, override: { [DEMANDED_FIELD[demand.kind]]: value, ...decision } } as Demand;
  const [, after] = versions(changed);
  if (value !== undefined && isDemandMet(decided, after)) return decided;
  return { ...demand, override: { withdrawn: true, ...decision } } as Demand;
}

/** Finds what stands now where the demanded value stood; undefined if it was removed. */
function findNewValue(demand: Demand, changed: ChangedEntry): unknown {
  const { after } = changed;
  if (demand.kind === 'benefit') return newPart(demand, changed, ['benefits']);
  if (demand.kind === 'condition') return newPart(demand, changed, ['eligibility']);
  if (demand.kind === 'words') return newWords(demandedValue(demand) as Words, changed);
  if (demand.kind === 'items') return Object.keys((valueAt(after, demand.list.split('.')) as object) ?? {}).length;
  return 'field' in demand ? valueAt(after, demand.field.split('.')) : undefined;
}

/** Returns the demanded fields and the figures of the part that took the place of the demanded one. */
function newPart(demand: Demand, { before, after }: ChangedEntry, path: Path): object | undefined {
  const demanded = demandedValue(demand) as object;
  const [former, present] = [partsAt(before, path), partsAt(after, path)];
  const from = former.findIndex((part) => meetsDemand(part, demanded));
  const to = alignLists(former, present).find((pair) => pair.from === from)?.to;
  const part = to === undefined ? undefined : present[to];
  if (!part || (demand.kind === 'benefit' && !Object.entries(part).some(isFigure))) return undefined;
  const isSameKind = valueAt(part, ['kind']) === valueAt(demanded, ['kind']);
  const isAsked = ([name, value]: [string, unknown]) =>
    isSameKind ? name in demanded || isFigure([name, value]) : !TEXT_FIELDS.has(name);
  return Object.fromEntries(Object.entries(part).filter(isAsked));
}

/** Finds the passage that took the place of another one in the same text. */
function newWords(words: Words, { file, before, after }: ChangedEntry): Words | undefined {
  const [former, present] = [before, after].map((entry) => collectTexts({ file, entry }));
  const text = former?.find((known) => hasWords(known, words));
  const next = present?.find(({ field }) => field === text?.field);
  if (!text || !next) return undefined;
  const passage = (language: keyof Words) => newPassage(text[language], next[language], words[language]);
  const found = { en: passage('en'), mr: passage('mr') };
  return found.en && found.mr ? found : undefined;
}

/** Returns what stands in `next` where `passage` stands in `former`, with whole words around the change. */
function newPassage(former: string, next: string, passage: string): string {
  if (next.includes(passage)) return passage;
  const same = countSame(former, next);
  const sameAtEnd = Math.min(countSame(reversed(former), reversed(next)), Math.min(former.length, next.length) - same);
  const start = Math.min(former.indexOf(passage), same);
  const end = next.length - Math.min(former.length - former.indexOf(passage) - passage.length, sameAtEnd);
  const wordStart = next.lastIndexOf(' ', start - 1) + 1;
  const wordEnd = next.indexOf(' ', end);
  return next.slice(start === former.indexOf(passage) ? start : wordStart, wordEnd < 0 ? undefined : wordEnd);
}

/** Counts the letters with which both texts begin. */
function countSame(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

const reversed = (text: string) => [...text].toReversed().join('');
