import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { isBilingual, isSchema, type JsonSchema } from './fields.ts';

/** Texts that spreadsheets, text files and readers of both have been known to change. */
const NASTY = [
  '=1+1',
  "=cmd|' /C calc'!A0",
  '+91 22',
  '-5',
  '@home',
  '＝1+1',
  "'=quoted",
  "''twice",
  '"quotes", and, commas; and tabs\t',
  'a\nb',
  'a\r\nb',
  'ends with a line break\n',
  '⏎ and \\⏎ and \\\\\n',
  '2025-07-22',
  '22/07/2025',
  '1-2',
  '0225',
  '1e5',
  '3 June',
  'TRUE',
  'yes',
  '_x000D_ and _x005F_',
  '<b>&amp;</b>',
  '\u00a0hard space\u00a0',
  'line\u2028separator',
  '😀',
  '#REF!',
  '=HYPERLINK("https://example.org")',
] as const;
const MARATHI = ['मराठी', '२०२५-०७-२२', '१,५०,०००', '=बेरीज', 'ऱ्या\nकऱ्हाड', "'अवतरण", 'कार्यालय "अ"', 'क्‍ष'];

const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.stringMatching(/^[ -~]{1,20}$/),
);
/** What XML can hold; other control signs cannot be typed. */
const isWritable = (text: string) => !/[\p{Cc}--[\t\n\r]]|[\uFFFE\uFFFF]|\p{Surrogate}/v.test(text);
const english = nasty
  .map((text) => text.replace(/\p{Script=Devanagari}/gu, '').normalize('NFC'))
  .filter((text) => text.trim() !== '' && isWritable(text) && !/[\u0900-\u097F]/.test(text));
const marathi = fc
  .tuple(fc.constantFrom(...MARATHI), english)
  .map(([first, rest]) => `${first} ${rest}`.normalize('NFC'));
/** Fields that name a file have to name one that is there. */
const FILES = { pdfs: filesIn('files', 'pdfs'), images: filesIn('files', 'images'), pictures: filesIn('', 'pictures') };

/** A figure that sentences quote by name holds one of these fields, which JSON Schema does not say. */
const FIGURES = ['rupees', 'percent', 'count', 'day'];

/** Entries that the JSON Schema of a collection accepts. Left-out fields, empty lists and every form of a condition occur. */
export function entries(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  return arbitraryOf(schema) as fc.Arbitrary<Record<string, unknown>>;
}

function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.oneOf ?? schema.anyOf;
  if (either) return fc.oneof(...either.map((part) => arbitraryOf(part as JsonSchema)));
  if (schema.type === 'integer') return fc.integer({ min: 0, max: Math.min(Number(schema.maximum), 999_999_999) });
  if (schema.type === 'number') return fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4);
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'array' && isSchema(schema.items))
    return fc.array(arbitraryOf(schema.items), { minLength: schema.minItems ?? 0, maxLength: 3 });
  if (isBilingual(schema) && !isFiles(schema))
    return fc.record({ en: upTo(schema, english), mr: upTo(schema, marathi) });
  if (isSchema(schema.additionalProperties))
    return fc.dictionary(
      arbitraryOf(schema.propertyNames as JsonSchema) as fc.Arbitrary<string>,
      arbitraryOf(schema.additionalProperties),
      { maxKeys: 3, noNullPrototype: true },
    );
  // Where nobody has brought a PDF there is none to name.
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([, part]) => isSchema(part) && !(isFiles(part) && FILES.pdfs.length === 0),
  );
  const figures = FIGURES.every((name) => schema.properties?.[name]) ? FIGURES : [];
  const item = fc.record(Object.fromEntries(fields.map(([name, part]) => [name, arbitraryOf(part as JsonSchema)])), {
    requiredKeys: [...(schema.required ?? []), ...figures],
    noNullPrototype: true,
  });
  if (figures.length === 0) return item;
  return fc
    .tuple(item, fc.constantFrom(...figures))
    .map(([all, kept]) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => name === kept || !figures.includes(name))),
    );
}

function textOf({ format, pattern, minLength = 0 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  if (format === 'uri') return fc.constantFrom('https://example.org/?a=1&b="2"', 'https://example.org/=1');
  if (format === 'email') return fc.constantFrom('a.b@example.org', '1-2@example.org');
  const folder = (Object.keys(FILES) as (keyof typeof FILES)[]).find((name) => pattern?.startsWith(`^\\/${name}`));
  if (folder) return fc.constantFrom(...FILES[folder]);
  // fast-check makes no text for a lookahead: this is the path of a page.
  if (pattern?.includes('(?!'))
    return fc.constantFrom('/scheme', '/scheme?category=a-b', '/about/directory#committees');
  if (pattern) return fc.stringMatching(new RegExp(pattern), { size: '-1' });
  return minLength > 0 ? english : nasty.filter(isWritable);
}

function upTo(schema: JsonSchema, texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const { maxLength = 1000 } = (schema.properties?.en ?? {}) as JsonSchema;
  return texts.filter((text) => text.length <= maxLength);
}

function isFiles({ properties }: JsonSchema): boolean {
  return isSchema(properties?.en) && (properties.en as JsonSchema).pattern !== undefined;
}

/** Paths of files as entries write them: /pdfs/acts/a.en.pdf. */
function filesIn(root: string, folder: string): string[] {
  const place = join(CONTENT_ROOT, root, folder);
  const names = existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [];
  return names.filter((name) => /\.(pdf|svg|png|jpe?g|webp|avif)$/.test(name)).map((name) => `/${folder}/${name}`);
}
