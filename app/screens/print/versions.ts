import type { Poster } from '#app/handouts/poster.server.ts';
import { withoutBrackets } from '#app/handouts/withoutBrackets.ts';

/** Parts of a poster that can be shortened or omitted. */
export type PosterVersion = {
  /** Position of the drawing: a strip of its own, or smaller beside the name of the department. */
  drawing?: 'strip' | 'beside';
  officialName?: string | undefined;
  who: string[];
  papers: string[];
  where: string[];
};

const LISTS = ['who', 'papers', 'where'] as const;

/** No list is shortened to fewer entries. */
const MIN_ENTRIES = 2;

/**
 * Lists versions of a poster, each shorter than the one before. Omits in turn the drawing, explanations in brackets, the last
 * entries of lists and the official name. Letters never become smaller, handbills have no brackets, and a shortened list says so.
 */
export function listVersions(poster: Poster, isHandbill: boolean): PosterVersion[] {
  const { officialName, who, papers, where } = poster;
  const counts = { who: who.items.length, papers: papers.items.length, where: where.items.length };
  const version = (isShort: boolean): PosterVersion => {
    const shown = (list: (typeof LISTS)[number]) => shortenList(poster[list], counts[list], isShort);
    return { officialName, who: shown('who'), papers: shown('papers'), where: shown('where') };
  };
  const whole = version(isHandbill);
  const versions: PosterVersion[] = [{ ...whole, drawing: 'strip' }];
  if (!isHandbill) versions.push({ ...whole, drawing: 'beside' }, whole);
  versions.push(version(true));
  for (let list = findListToShorten(poster, counts); list; list = findListToShorten(poster, counts)) {
    counts[list]--;
    versions.push(version(true));
  }
  return [...versions, { ...version(true), officialName: undefined }];
}

type Counts = Record<(typeof LISTS)[number], number>;

/** Chooses the list to shorten next: the papers of a scheme, otherwise the longest list. Returns undefined if none can be shortened. */
function findListToShorten({ kind }: Poster, counts: Counts) {
  if (kind === 'scheme' && counts.papers > MIN_ENTRIES) return 'papers';
  const [list] = LISTS.filter((name) => counts[name] > MIN_ENTRIES).sort((a, b) => counts[b] - counts[a]);
  return list;
}

function shortenList({ items, more }: Poster['who'], count: number, isShort: boolean): string[] {
  const shown = isShort ? items.map(withoutBrackets) : items;
  if (count === items.length) return shown;
  return [...shown.filter((item) => item !== more).slice(0, count), more];
}
