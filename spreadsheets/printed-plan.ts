import { digits, placeIn } from './flaws.ts';
import type { Difference, Plan } from './plan.ts';

const NOTHING = '(empty · रिकामे)';
/** More rows than this are counted. */
const FEW = 10;

/** Every difference, file by file: where it stands, what was said and what would be said. */
export function printedDifferences({ differences, entries }: Plan): string {
  const byEntry = Map.groupBy(differences, ({ id }) => id);
  return [...byEntry]
    .map(([id, own]) => {
      const entry = entries.get(id);
      const isNew = entry?.text === '' ? ' (new · नवी नोंद)' : '';
      return [`content/${entry?.file ?? id}${isNew}`, ...own.map(printedDifference)].join('\n');
    })
    .join('\n\n');
}

function printedDifference({ place, from, to }: Difference): string {
  const heading = place.heading ? ` · ${place.heading.mr}` : '';
  return [`  ${placeIn('en', place)}${heading}`, ...linesOf('-', from), ...linesOf('+', to)].join('\n');
}

function linesOf(sign: string, text: string): string[] {
  return (text === '' ? NOTHING : text).split('\n').map((line) => `    ${sign} ${line}`);
}

/** Rows that are gone from the sheets. What they stood for stays, and whoever removed them learns how it goes. */
export function printedMissing({ missing }: Plan): string {
  const { length } = missing;
  const listed = missing.slice(0, FEW).map(({ sheet, keys }) => `  ${sheet}: ${keys.join(' / ')}`);
  const more = length > FEW ? ['  …'] : [];
  return [
    `${length} ${length === 1 ? 'row is' : 'rows are'} not in the sheets. Nothing is deleted because of it; to delete, edit the file in content/.`,
    `${digits(length)} ${length === 1 ? 'ओळ तक्त्यांत नाही' : 'ओळी तक्त्यांत नाहीत'}. त्यामुळे काहीही पुसले जात नाही; पुसायचे असल्यास content/ मधील फाइल बदला.`,
    ...listed,
    ...more,
  ].join('\n');
}
