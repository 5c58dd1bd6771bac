import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { inBoth, type Language } from '#app/i18n/language.ts';
import { choiceName, collectionName, fieldName } from '#app/model/field-names/data.server.ts';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { isLeaf } from '#app/model/localize.ts';
import { errorAt, type Param, type Path, type Place, type Problem } from '#app/model/problems/problem.ts';
import { demandedValue, meetsDemand } from '#app/model/specification/demands.ts';
import type { Demand, SpecificationRow } from '#app/model/specification/schema.server.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { type ContentFile, collectTexts, entryName } from '../text/texts.ts';

/** The place in the content that a requirement refers to, and the values found there. */
type Result = Place & { isMet: boolean; values: unknown[] };

/** Reports requirements that the content does not meet after applying overrides. Accepts retired entries. */
export function specificationRows(rows: readonly SpecificationRow[], files: readonly ContentFile[]): Problem[] {
  return rows.flatMap(({ document, section, text, demands }) =>
    demands.flatMap((demand) => {
      const result = checkDemand(demand, files);
      if (result === undefined || result.isMet) return [];
      return errorAt(result, 'demandNotMet', {
        document,
        section,
        text,
        asked: toParam(demandedValue(demand)),
        found: result.values.length > 0 ? result.values.map(toParam) : '–',
        place: inBoth((language) => collectionName('specification', language)),
      });
    }),
  );
}

/** Returns whether an entry meets a demand on its file, after applying the override. */
export const isDemandMet = (demand: Demand, entry: ContentFile): boolean => checkDemand(demand, [entry])?.isMet ?? true;

/** Returns the file in the content that contains what is demanded; undefined for a demand on a whole collection. */
export function fileOfDemand(demand: Demand): string | undefined {
  if ('scheme' in demand) return `schemes/${demand.scheme}.yaml`;
  return 'file' in demand ? `${demand.file}.yaml` : undefined;
}

export type Words = Record<Language, string>;

export const hasWords = (text: Words, { en, mr }: Words): boolean => text.en.includes(en) && text.mr.includes(mr);

/** Returns undefined for a withdrawn requirement. */
function checkDemand(demand: Demand, files: readonly ContentFile[]): Result | undefined {
  const demanded = demandedValue(demand);
  if (demanded === undefined) return undefined;
  if (demand.kind === 'count' || demand.kind === 'entry') {
    const place = { file: `content/${demand.collection}`, path: [] };
    const inCollection = files.filter(({ file }) => file.startsWith(`${place.file}/`));
    const { length } = inCollection;
    if (demand.kind === 'count') return { ...place, values: [length], isMet: length >= Number(demanded) };
    const ids: unknown[] = inCollection.map(({ file, entry }) => valueAt(entry, ['id']) ?? entryName(file));
    return { ...place, values: [], isMet: ids.includes(demanded) };
  }
  const file = `content/${fileOfDemand(demand)}`;
  const entry = files.find((known) => known.file === file);
  if (demand.kind === 'words') {
    const texts = entry ? collectTexts(entry) : [];
    const isMet = texts.some((text) => hasWords(text, demanded as Words));
    return { file, path: [], values: [], isMet };
  }
  if (demand.kind === 'benefit' || demand.kind === 'condition') {
    const path = [demand.kind === 'benefit' ? 'benefits' : 'eligibility'];
    const parts = partsAt(entry?.entry, path);
    const isSameKind = (part: object) => valueAt(part, ['kind']) === valueAt(demanded, ['kind']);
    const values = demand.kind === 'benefit' ? parts : parts.filter(isSameKind);
    return { file, path, values, isMet: parts.some((part) => meetsDemand(part, demanded as object)) };
  }
  const path = (demand.kind === 'items' ? demand.list : demand.field).split('.');
  const value = valueAt(entry?.entry, path);
  if (demand.kind === 'items') {
    const { length } = Object.keys((value as object | undefined) ?? {});
    return { file, path, values: [length], isMet: length >= Number(demanded) };
  }
  const isMet = demand.kind === 'value' ? value === demanded : String(value) >= String(demanded);
  return { file, path, values: value === undefined ? [] : [value], isMet };
}

/** Lists the benefits or conditions of an entry, which may be unfinished. */
export function partsAt(entry: unknown, path: Path): object[] {
  const list = valueAt(entry, path);
  return Array.isArray(list) ? list.filter((part) => typeof part === 'object' && part !== null) : [];
}

const toParam = (value: unknown): Param => inBoth((language) => describeValue(value, language));

/** Formats a value, such as “Rupees: 3,000, How often: Once”. */
function describeValue(value: unknown, language: Language): string {
  if (typeof value === 'number') return formatNumber(value, language);
  if (typeof value === 'string') return ISO_DAY.test(value) ? formatDate(value, language) : value;
  if (isLeaf(value)) return value[language];
  return Object.entries(value as object)
    .filter(([name]) => !TEXT_FIELDS.has(name))
    .map(([name, inner]) => {
      const parts = [inner].flat().map((part) => (typeof part === 'string' ? nameChoice(name, part, language) : part));
      return `${fieldName('schemes', ['eligibility', name], language)}: ${parts.map((part) => describeValue(part, language)).join(', ')}`;
    })
    .join('; ');
}

const nameChoice = (field: string, value: string, language: Language) =>
  choiceName('schemes', ['eligibility', field], value, language);

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
export const TEXT_FIELDS = new Set(['what', 'text', 'words', 'note', 'source', 'term']);
const DOCUMENT = join(CONTENT_ROOT, '..', 'docs', 'specification.md');
const SECTION = /(<!-- overrides[^>]*-->\n)[\s\S]*?(<!-- \/overrides -->)/;

/** Rewrites the list of overridden requirements in docs/specification.md. Returns true if the list changed. */
export function writeOverrides(rows: readonly SpecificationRow[]): boolean {
  if (!existsSync(DOCUMENT)) return false;
  const before = readFileSync(DOCUMENT, 'utf8');
  const after = withOverrides(before, rows);
  if (after !== before) writeFileSync(DOCUMENT, after);
  return after !== before;
}

/** Inserts a line for each overridden requirement between the two marker comments of the document. */
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
  const demanded = demandedValue(demand);
  const now = demanded === undefined ? 'no longer demanded' : `now ${describeValue(demanded, 'en')}`;
  const since = override && `since ${formatDate(override.since, 'en')} (${override.source})`;
  return `- The ${document}, ${section}: “${text}” For \`${place}\`: ${now}, ${since}.`;
}
