import type { z } from 'zod';
import type { Localized } from '../localize.ts';
import type { requiredDocumentsSchema } from './schema.server.ts';

type Document = z.infer<typeof requiredDocumentsSchema>['documents'][string];

/** A paper, what it is and where it comes from, and which schemes ask for it. */
export type Paper = Localized<Document> & { id: string; schemeIds: string[] };

export type PaperScheme = { id: string; title: string; plainTitle?: string };

/**
 * Every paper that one of these schemes asks for, once, each with those of them that do. What expires first stands first,
 * then what takes longest to get, then what most of the schemes ask for.
 */
export function papersFor<One extends Pick<Paper, 'id' | 'schemeIds' | 'validity' | 'issue'>>(
  papers: readonly One[],
  picked: readonly string[],
): One[] {
  return papers
    .map((paper) => ({ ...paper, schemeIds: paper.schemeIds.filter((id) => picked.includes(id)) }))
    .filter(({ schemeIds }) => schemeIds.length > 0)
    .sort(
      (a, b) =>
        (a.validity?.days ?? Number.MAX_SAFE_INTEGER) - (b.validity?.days ?? Number.MAX_SAFE_INTEGER) ||
        (b.issue?.days ?? 0) - (a.issue?.days ?? 0) ||
        b.schemeIds.length - a.schemeIds.length,
    );
}

/** Why a paper stands before others: it does not stay valid, or an office needs days for it. */
export function urgencyOf({ validity, issue }: Pick<Paper, 'validity' | 'issue'>): 'expires' | 'takesTime' | undefined {
  if (validity) return 'expires';
  return issue ? 'takesTime' : undefined;
}
