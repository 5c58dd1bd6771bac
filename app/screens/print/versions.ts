import type { Poster } from '#app/handouts/poster.server.ts';
import { withoutBrackets } from '#app/handouts/withoutBrackets.ts';

/** What a poster shows beside the parts that are never left out. */
export type Version = {
  /** In a strip of its own, or smaller beside the department. */
  drawing?: 'strip' | 'beside';
  officialName?: string | undefined;
  who: string[];
  papers: string[];
  where: string[];
};

const LISTS = ['who', 'papers', 'where'] as const;

/** Every list keeps two entries. */
const FEWEST = 2;

/**
 * Lists ever shorter versions of a poster; letters never become smaller. First the drawing becomes smaller and goes, then
 * explanations in brackets; handbills have neither. Then the last entries of lists go one by one, and at the end the official
 * name. A list that is not whole says so.
 */
export function versionsOf(poster: Poster, isHandbill: boolean): Version[] {
  const { officialName, who, papers, where } = poster;
  const counts = { who: who.items.length, papers: papers.items.length, where: where.items.length };
  const version = (isShort: boolean): Version => {
    const shown = (list: (typeof LISTS)[number]) => fewer(poster[list], counts[list], isShort);
    return { officialName, who: shown('who'), papers: shown('papers'), where: shown('where') };
  };
  const whole = version(isHandbill);
  const versions: Version[] = [{ ...whole, drawing: 'strip' }];
  if (!isHandbill) versions.push({ ...whole, drawing: 'beside' }, whole);
  versions.push(version(true));
  for (let list = longest(poster, counts); list; list = longest(poster, counts)) {
    counts[list]--;
    versions.push(version(true));
  }
  return [...versions, { ...version(true), officialName: undefined }];
}

type Counts = Record<(typeof LISTS)[number], number>;

/** Names the list that can best miss an entry: of a scheme the papers, because conditions and offices are few. */
function longest({ kind }: Poster, counts: Counts) {
  if (kind === 'scheme' && counts.papers > FEWEST) return 'papers';
  const [list] = LISTS.filter((name) => counts[name] > FEWEST).sort((a, b) => counts[b] - counts[a]);
  return list;
}

function fewer({ items, more }: Poster['who'], count: number, isShort: boolean): string[] {
  const shown = isShort ? items.map(withoutBrackets) : items;
  if (count === items.length) return shown;
  return [...shown.filter((item) => item !== more).slice(0, count), more];
}
