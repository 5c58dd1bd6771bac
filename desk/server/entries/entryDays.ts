import type { StatusIssue } from '#content-check/entryStatus.ts';
import { type ContentFile, markedParts } from '#content-check/text/texts.ts';

/** ISO days. `compared`: when the oldest part was last compared with its sources. `due`: when it should have been. `down`: since when the portal does not open. */
export type EntryDays = { compared?: string; due?: string; down?: string };

/** Reads the days that decide what is to do for an entry. Ignores samples and retired parts, which have no sources to compare. */
export function daysOf(file: ContentFile, issues: readonly StatusIssue[]): EntryDays {
  const { retired, state } = file.entry as { retired?: unknown; state?: { is?: unknown; since?: unknown } };
  if (retired !== undefined) return {};
  const parts = markedParts(file).filter(({ part }) => part.sample !== true && part.retired === undefined);
  const [compared] = parts.flatMap(({ part }) => dayIn(part.reviewed ?? part.asOf)).sort();
  const [due] = issues.flatMap((issue) => (issue.kind === 'overdue' ? issue.due : [])).sort();
  const [down] = state?.is === 'down' ? dayIn(state.since) : [];
  return { ...(compared && { compared }), ...(due && { due }), ...(down && { down }) };
}

const dayIn = (value: unknown): string[] =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? [value] : [];
