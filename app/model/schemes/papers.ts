import type { z } from 'zod';
import type { Localized } from '../localize.ts';
import type { requiredDocumentsSchema } from './papersSchema.server.ts';

type Document = z.infer<typeof requiredDocumentsSchema>['documents'][string];

export type Paper = Localized<Document> & {
  id: string;
  /** Schemes that require the paper. */
  schemeIds: string[];
  /** Who needs it, by scheme, if not everybody does. */
  conditions: Record<string, string>;
};

export type PaperScheme = { id: string; name: string; official?: string | undefined };

/** Formats a paper for lists that have one text for each paper. */
export const namePaper = ({ title, condition }: { title: string; condition?: string | undefined }) =>
  condition === undefined ? title : `${title} (${condition})`;

/**
 * Lists the papers of these schemes, except those that a scheme does not ask of this person. Sorts them by earliest expiry,
 * then longest time to get, then number of schemes.
 */
export function papersFor<One extends Pick<Paper, 'id' | 'schemeIds' | 'validity' | 'issue'>>(
  papers: readonly One[],
  picked: readonly string[],
  isNeedless: (scheme: string, paper: string) => boolean = () => false,
): One[] {
  return papers
    .map((paper) => ({
      ...paper,
      schemeIds: paper.schemeIds.filter((id) => picked.includes(id) && !isNeedless(id, paper.id)),
    }))
    .filter(({ schemeIds }) => schemeIds.length > 0)
    .sort(
      (a, b) =>
        (a.validity?.days ?? Number.MAX_SAFE_INTEGER) - (b.validity?.days ?? Number.MAX_SAFE_INTEGER) ||
        (b.issue?.days ?? 0) - (a.issue?.days ?? 0) ||
        b.schemeIds.length - a.schemeIds.length,
    );
}

/** Returns why a paper is listed first: it expires, or it takes days to get. */
export function urgencyOf({ validity, issue }: Pick<Paper, 'validity' | 'issue'>): 'expires' | 'takesTime' | undefined {
  if (validity) return 'expires';
  return issue ? 'takesTime' : undefined;
}
