import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { inBoth, type Language } from '#app/i18n/language.ts';
import { isRecord } from '#app/isRecord.ts';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { entriesOnDisk } from '#app/model/figures/source.server.ts';
import { isLeaf } from '#app/model/localize.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { type Demand, type SpecificationRow, specificationSchema } from '#app/model/specification/schema.server.ts';
import { checkBeforeBuild } from '#content-check/checkFolder.ts';
import { leftDemands, withDecisions } from '#content-check/rules/decisions.ts';
import { fileOfDemand, specificationRows } from '#content-check/rules/specification.ts';
import { createTestDesk, testUser } from '#tests/testDesk.ts';
import { replaceAt } from '../compare.ts';
import type { HttpError } from '../httpError.ts';
import { changeRules } from './changes/changeDrafts.ts';
import { openChangeOf } from './changes/changeStore.ts';
import { contentGate } from './changes/checkContent.ts';
import { findDraftProblems } from './changes/review.ts';
import { findUnexplained } from './decisions.ts';
import { readEntry } from './entries/entryStore.ts';

const NOW = new Date();
/** A government resolution of the day before, as the form writes it. */
const DAY = new Date(NOW.getTime() - 86_400_000).toISOString().slice(0, 10);
const SOURCE = `Government resolution ${DAY.replaceAll('-', '')}1234567890`;

let testDesk: ReturnType<typeof createTestDesk>;
beforeEach(() => {
  testDesk = createTestDesk();
});
afterEach(() => testDesk.close());

type Raw = {
  benefits: { rupees?: number | string }[];
  source: string[];
  asOf: string;
  reviewed?: string;
  reviewDue?: string;
};

/** The schemes with an amount. */
const paying = schemes.flatMap(({ id }) => {
  const file = `schemes/${id}.yaml`;
  const value = parse(readFileSync(join('content', file), 'utf8')) as Raw;
  const first = value.benefits.findIndex(({ rupees }) => typeof rupees === 'number');
  return first < 0 ? [] : [{ file, value, first }];
});

/** Raises the first amount, and with it the results that examples calculate from it. */
function raised({ value, first }: (typeof paying)[number]): Raw {
  const benefits = value.benefits.map((benefit, index) =>
    index === first ? { ...benefit, rupees: raise(Number(benefit.rupees)) } : benefit,
  );
  return raiseInExamples({ ...value, benefits }) as Raw;
}

const raise = (amount: number) => Math.round(amount * 1.1);

function raiseInExamples(value: unknown): unknown {
  if (isLeaf(value)) return value.en.startsWith('Example') ? inBoth((language) => raiseIn(value, language)) : value;
  if (Array.isArray(value)) return value.map(raiseInExamples);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, raiseInExamples(part)]));
}

/** Raises the result of an example with one amount; with more, they are parts of another figure. */
function raiseIn(text: Record<Language, string>, language: Language): string {
  const [result, ...others] = [...text.en.matchAll(/₹([\d,]+)/g)].map(([, digits]) =>
    Number(digits?.replaceAll(',', '')),
  );
  if (result === undefined || others.length > 0) return text[language];
  return text[language].replace(formatNumber(result, language), formatNumber(raise(result), language));
}

/** Names the decision, as the form does. An entry that was compared with its sources is compared again. */
const decided = ({ reviewDue: _, ...value }: Raw): Raw => ({
  ...value,
  source: [...value.source, SOURCE],
  asOf: DAY,
  ...(value.reviewed && { reviewed: DAY }),
});

const valued = (value: unknown) => withFigures(value, entriesOnDisk()).entry;
const rows = (parse(readFileSync('content/specification.yaml', 'utf8')) as { rows: SpecificationRow[] }).rows;

function createDesk() {
  const folders = { ...testDesk.desk.folders, content: join(process.cwd(), 'content') };
  const desk = { ...testDesk.desk, folders, now: () => NOW };
  const save = (file: string, value: unknown, change?: number) => {
    const { version } = readEntry(folders, file);
    changeRules(desk).saveDraft(testUser('clerk-1'), { file, value, version, change });
    return openChangeOf(desk.database, file) ?? 0;
  };
  return { desk, save };
}

it('the first amount of every scheme can be changed, with its source and day alone', async () => {
  const { desk, save } = createDesk();
  let change: number | undefined;
  for (const scheme of paying) {
    change = save(scheme.file, decided(raised(scheme)), change);
    expect(findDraftProblems(desk, scheme.file, 'en')).toEqual([]);
  }
  const id = change ?? 0;
  const sent = contentGate(desk, checkBeforeBuild)({ id, user: 1, language: 'en' }, () => id);
  await expect(sent.catch((error: HttpError) => error.body)).resolves.toBe(id);
});

it('the form asks once for the decision, only if the specification demands the former amount', () => {
  const content = join(process.cwd(), 'content');
  for (const scheme of paying) {
    const { file, value: published } = scheme;
    const value = raised(scheme);
    const left = leftDemands(rows, { file, before: valued(published), after: valued(value) });
    const found = findUnexplained({ content }, { file, published, value });
    expect(found.map(({ path, code }) => [path.join('.'), code])).toEqual([
      ['source', left.length > 0 ? 'decisionNeeded' : 'unsourcedFigure'],
    ]);
  }
});

/** Lists the demands that one entry must meet as the specification has them, each with the entry. */
const demands = rows.flatMap(({ demands: inRow }) =>
  inRow.flatMap((demand) => {
    const file = fileOfDemand(demand);
    const entry: unknown = file && parse(readFileSync(join('content', file), 'utf8'));
    return file && !demand.override && isRecord(entry) && 'source' in entry ? [{ file, entry, demand }] : [];
  }),
);

/** Changes all figures, days and texts of an entry. */
function alter(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (isLeaf(value)) return inBoth((language) => value[language].replaceAll(/[\d०-९]|levels|स्तर|six|सहा/g, ''));
  if (Array.isArray(value)) return value.map(alter);
  if (typeof value === 'string') return /^\d{4}-/.test(value) ? '2000-01-01' : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, alter(part)]));
}

/** Empties what `alter` leaves as the demand wants it. */
function emptied(entry: unknown, demand: Demand): unknown {
  if (demand.kind === 'items') return replaceAt(entry, demand.list.split('.'), []);
  return demand.kind === 'value' ? replaceAt(entry, [demand.field], 'other') : replaceAt(entry, ['eligibility'], []);
}

it.each(demands)(
  'a decision replaces the demand $demand.kind on $file, and leaves when its value returns',
  ({ file, entry, demand }) => {
    const before = valued(entry);
    const row = [{ document: 'catalogue', section: '9', text: 'A row', demands: [demand] }] as SpecificationRow[];
    const named = { ...(alter(before) as object), source: [...(entry.source as string[]), SOURCE], asOf: DAY };
    const isLeft = leftDemands(row, { file, before, after: named }).length > 0;
    const after = isLeft ? named : emptied(named, demand);
    const overridden = withDecisions(row, { file, before, after });
    expect(specificationSchema.parse({ rows: overridden }).rows[0]?.demands[0]?.override).toMatchObject({
      source: SOURCE,
      since: DAY,
    });
    expect(specificationRows(overridden, [{ file: `content/${file}`, entry: after }])).toEqual([]);
    expect(withDecisions(overridden, { file, before: after, after: before })).toEqual(row);
  },
);
