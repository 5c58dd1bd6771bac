import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '#app/i18n/dates.ts';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { demandedValue } from '#app/model/specification/demands.ts';
import type { Demand, SpecificationRow } from '#app/model/specification/schema.server.ts';
import { describeValue } from './specification.ts';

const DOCUMENT = join(CONTENT_ROOT, '..', 'docs', 'specification.md');
const SECTION = /(<!-- overrides[^>]*-->\n)[\s\S]*?(<!-- \/overrides -->)/;

/** Writes anew the list of overridden demands in docs/specification.md; tells whether it was another one. */
export function writeOverrides(rows: readonly SpecificationRow[]): boolean {
  if (!existsSync(DOCUMENT)) return false;
  const before = readFileSync(DOCUMENT, 'utf8');
  const after = withOverrides(before, rows);
  if (after !== before) writeFileSync(DOCUMENT, after);
  return after !== before;
}

/** Returns the document with a line for each overridden demand between its two marks. */
export function withOverrides(document: string, rows: readonly SpecificationRow[]): string {
  const lines = rows.flatMap((row) =>
    row.demands.flatMap((demand) => (demand.override ? [formatOverride(row, demand)] : [])),
  );
  const list = lines.length > 0 ? lines.join('\n') : 'Nothing.';
  return document.replace(SECTION, (_, start: string, end: string) => `${start}\n${list}\n\n${end}`);
}

function formatOverride({ document, section, text }: SpecificationRow, demand: Demand): string {
  const { override } = demand;
  const place = 'scheme' in demand ? demand.scheme : 'file' in demand ? demand.file : demand.collection;
  const asked = demandedValue(demand);
  const now = asked === undefined ? 'no longer demanded' : `now ${describeValue(asked, 'en')}`;
  const since = override && `since ${formatDate(override.since, 'en')} (${override.source})`;
  return `- The ${document}, ${section}: “${text}” For \`${place}\`: ${now}, ${since}.`;
}
