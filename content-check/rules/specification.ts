import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '#app/i18n/dates.ts';
import { inBoth, type Language } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { choiceName, fieldName } from '#app/model/field-names/data.server.ts';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { isLeaf } from '#app/model/localize.ts';
import { errorAt, type Param, type Place, type Problem } from '#app/model/problems/problem.ts';
import { at } from '#app/model/problems/sentences.ts';
import { demandedValue, meetsDemand } from '#app/model/specification/demands.ts';
import type { Demand, SpecificationRow } from '#app/model/specification/schema.server.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { type ContentFile, collectTexts, nameOf } from '../text/texts.ts';

/** Place that answers a demand, and the values found there. */
type Answer = Place & { isMet: boolean; says: unknown[] };

/**
 * Reports demands that the content does not meet, after overrides. A retired entry still answers, because its
 * retirement has a reason of its own.
 */
export function specificationRows(rows: readonly SpecificationRow[], files: readonly ContentFile[]): Problem[] {
  return rows.flatMap(({ document, section, text, demands }, row) =>
    demands.flatMap((demand, index) => {
      const answer = answerTo(demand, files);
      if (answer === undefined || answer.isMet) return [];
      return errorAt(answer, 'demandNotMet', {
        document,
        section,
        text,
        asked: said(demandedValue(demand)),
        found: answer.says.length > 0 ? answer.says.map(said) : '–',
        override: at({ file: 'content/specification.yaml', path: ['rows', row, 'demands', index, 'override'] }),
      });
    }),
  );
}

/** Undefined for a demand that is withdrawn. */
function answerTo(demand: Demand, files: readonly ContentFile[]): Answer | undefined {
  const asked = demandedValue(demand);
  if (asked === undefined) return undefined;
  const named = (name: string) => files.find(({ file }) => file === `content/${name}.yaml`);
  const within = (collection: string) => files.filter(({ file }) => file.startsWith(`content/${collection}/`));
  const inFile = (name: string, field: string, says: unknown[], isMet: boolean): Answer => ({
    file: `content/${name}.yaml`,
    path: field === '' ? [] : field.split('.'),
    says,
    isMet,
  });
  switch (demand.kind) {
    case 'benefit':
    case 'condition': {
      const isBenefit = demand.kind === 'benefit';
      const field = isBenefit ? 'benefits' : 'eligibility';
      const parts = (valueAt(named(`schemes/${demand.scheme}`)?.entry, [field]) ?? []) as object[];
      const near = parts.filter((part) => isBenefit || valueAt(part, ['kind']) === valueAt(asked, ['kind']));
      const isMet = parts.some((part) => meetsDemand(part, asked as object));
      return inFile(`schemes/${demand.scheme}`, field, near, isMet);
    }
    case 'words': {
      const { en, mr } = asked as Record<Language, string>;
      const entry = named(demand.file);
      const isMet =
        entry !== undefined && collectTexts(entry).some((text) => text.en.includes(en) && text.mr.includes(mr));
      return inFile(demand.file, '', [], isMet);
    }
    case 'value':
    case 'day': {
      const says = valueAt(named(demand.file)?.entry, demand.field.split('.'));
      const isMet = demand.kind === 'value' ? says === asked : String(says) >= String(asked);
      return inFile(demand.file, demand.field, says === undefined ? [] : [says], isMet);
    }
    case 'items': {
      const list = valueAt(named(demand.file)?.entry, demand.list.split('.')) as object | undefined;
      const found = Object.keys(list ?? {}).length;
      return inFile(demand.file, demand.list, [found], found >= Number(asked));
    }
    case 'count': {
      const found = within(demand.collection).length;
      return { file: `content/${demand.collection}`, path: [], says: [found], isMet: found >= Number(asked) };
    }
    case 'entry': {
      const ids: unknown[] = within(demand.collection).map(({ file, entry }) => valueAt(entry, ['id']) ?? nameOf(file));
      return { file: `content/${demand.collection}`, path: [], says: [], isMet: ids.includes(asked) };
    }
  }
}

const said = (value: unknown): Param => inBoth((language) => describeValue(value, language));

/** Formats a value: “Rupees: 3,000, How often: Once”. */
function describeValue(value: unknown, language: Language): string {
  if (typeof value === 'number') return formatNumber(value, language);
  if (typeof value === 'string') return ISO_DAY.test(value) ? formatDate(value, language) : value;
  if (isLeaf(value)) return value[language];
  return Object.entries(value as object)
    .filter(([name]) => !WORDS.has(name))
    .map(([name, inner]) => {
      const parts = [inner].flat().map((one) => (typeof one === 'string' ? nameOfChoice(name, one, language) : one));
      return `${fieldName('schemes', ['eligibility', name], language)}: ${parts.map((one) => describeValue(one, language)).join(', ')}`;
    })
    .join('; ');
}

const nameOfChoice = (field: string, value: string, language: Language) =>
  choiceName('schemes', ['eligibility', field], value, language);

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

const WORDS = new Set(['what', 'text', 'words', 'note', 'source', 'term']);

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
