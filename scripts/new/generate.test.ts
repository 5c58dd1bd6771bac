import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { generate as collection } from './collection.ts';
import { generate as field } from './field.ts';
import { generate as question } from './question.ts';
import { generate as screen } from './screen.ts';

const GENERATORS = { screen, field, question, collection };

/** Returns a function that reads the generated text of a file. Writes nothing. */
function generated([kind = '', ...args]: string[]) {
  const files = GENERATORS[kind as keyof typeof GENERATORS](args);
  return (file: string) => files.get(file) ?? '';
}

const both = (name: string) => [`--${name}-en`, 'Medals', `--${name}-mr`, 'पदके'];
const medals = { en: 'Medals', mr: 'पदके' };

const SOURCE = ['--source', 'The act', '--as-of', '2026-01-31'];
const PAGE = ['screen', '/about/medals', '--under', 'about', ...both('title'), ...both('description')];
const FIELD = ['field', 'schemes', 'medalsWon', '--type', 'isoDate', ...both('name'), ...both('help')];
const [paper = ''] = Object.keys(parse(readFileSync('content/required-documents.yaml', 'utf8')).documents).filter(
  (id) => !readFileSync('app/eligibility/conditions.ts', 'utf8').includes(id),
);
const QUESTION = ['question', 'holdsMedal', '--paper', paper, '--above', 'age'];
const QUESTION_WORDS = [...both('name'), ...both('title'), ...both('title-them')];
const COLLECTION = ['collection', 'medals', '--page', '/about', '--id', 'first', ...SOURCE];
const COLLECTION_WORDS = [...both('many'), ...both('one'), ...both('title')];

describe('npm run new', () => {
  it('screen: writes a page of text and lists it in the site map', () => {
    const read = generated([...PAGE, ...both('text'), ...SOURCE]);
    expect(read('app/screens.ts')).toContain("  '/about/medals': 'information',\n");
    expect(read('app/screens/sitemap/tree.server.ts')).toMatch(/'nav\.about': \[.*'\/about\/medals'\]/);
    expect(read('docs/specification.md')).toContain('| Medals: `/about/medals` |');
    const page = parse(read('content/pages/medals.yaml'));
    expect(page).toMatchObject({ id: 'medals', title: medals, description: medals, asOf: '2026-01-31' });
    expect(page.sections).toEqual([{ title: medals, content: [medals] }]);
  });

  it('screen: writes a screen of its own that the search finds', () => {
    const read = generated([...PAGE, '--folder', 'medals']);
    expect(read('app/screens/medals/route.tsx')).toContain('export default function MedalsScreen(');
    expect(JSON.parse(read('words/mr/site/medals.json'))).toEqual({ title: 'पदके', description: 'पदके' });
    expect(read('app/search/documents/namedScreens.server.ts')).toContain("screenWithLine('medals', '/about/medals')");
  });

  it('field: adds it to the schema of the collection, with its import and its names', () => {
    const read = generated(FIELD);
    expect(read('app/model/schemes/schema.server.ts')).toContain(
      'medalsWon: isoDate.optional().describe("Medals"),\nretired,',
    );
    expect(parse(read('content/field-names.yaml')).fields.medalsWon).toEqual({ name: medals, help: medals });
    const other = generated(['field', 'portals', 'callAt', '--type', 'phoneNumber', ...FIELD.slice(5)]);
    expect(other('app/model/portals/schema.server.ts')).toMatch(/^import \{ phoneNumber,.*fields\.server/m);
  });

  it('question: adds it above another one, with the paper that answers it', () => {
    const read = generated([...QUESTION, ...QUESTION_WORDS]);
    const added = "  holdsMedal: { ...YES_OR_NO, respondents: 'person' },\nage:";
    expect(read('app/eligibility/questions.ts')).toContain(added);
    expect(read('app/eligibility/conditions.ts')).toContain(": ['holdsMedal', 'yes'],\n};");
    expect(JSON.parse(read('words/en/site/eligibility.json')).questions.holdsMedal.title_them).toBe('Medals');
  });

  it('collection: adds its definition, its names and its first entry', () => {
    const read = generated([...COLLECTION, ...COLLECTION_WORDS]);
    const definitions = read('app/model/definitions.server.ts');
    expect(definitions).toContain("import { medalsSchema } from './medals/schema.server.ts';");
    expect(definitions).toContain(
      "'medals/*.yaml': defineCollection(medalsSchema, { page: '/about', desk: 'pages' }),",
    );
    expect(read('app/model/medals/schema.server.ts')).toContain('export const medalsSchema = z.strictObject({');
    expect(parse(read('content/medals/first.yaml'))).toMatchObject({ id: 'first', title: medals });
    expect(parse(read('content/field-names.yaml')).collections.medals).toEqual({ many: medals, one: medals });
    expect(JSON.parse(read('words/mr/site/archive.json')).kinds.medals).toBe('पदके');
  });

  it.each([
    ['a page without its text', PAGE, '--text-en --text-mr'],
    ['a field without its help in Marathi', FIELD.slice(0, -2), '--help-mr'],
    ['a question without its words', QUESTION, '--title-them-mr'],
    ['a collection without its names', COLLECTION, '--many-en'],
    ['an unknown option', [...FIELD, '--colour', 'red'], '--colour'],
    ['a path that a page has', ['screen', '/help', ...PAGE.slice(2), ...both('text'), ...SOURCE], '/help'],
    ['an unknown group of the menu', [...PAGE, '--folder', 'medals', '--under', 'sports'], 'about, office'],
    ['a field that has a name', ['field', 'schemes', 'title', ...FIELD.slice(3)], 'title'],
    ['a field of an unknown type', [...FIELD, '--type', 'colour'], 'rupees'],
    ['a field of an unknown collection', ['field', 'sports', ...FIELD.slice(2)], 'schemes'],
    ['a field of a collection whose source is elsewhere', ['field', 'offices', ...FIELD.slice(2)], 'by hand'],
    ['a question about an unknown paper', [...QUESTION, ...QUESTION_WORDS, '--paper', 'medal'], 'medal'],
    ['a question that exists', ['question', 'age', ...QUESTION.slice(2), ...QUESTION_WORDS], 'age'],
    ['a collection that exists', ['collection', 'albums', ...COLLECTION.slice(2), ...COLLECTION_WORDS], 'albums'],
    ['a collection without a page', [...COLLECTION, ...COLLECTION_WORDS, '--page', '/sports'], '/sports'],
  ])('is refused for %s', (_, args, why) => {
    const refusal = { name: 'UserError', message: expect.stringContaining(why) };
    expect(() => generated(args)).toThrow(expect.objectContaining(refusal));
  });

  it('writes the files and formats the code', () => {
    const folder = mkdtempSync(join(tmpdir(), 'new-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const path of ['.gitignore', 'biome.json', 'app/model/portals', 'content/field-names.yaml'])
      cpSync(path, join(folder, path), { recursive: true });
    const args = ['field', 'portals', 'callAt', '--type', 'phoneNumber', ...FIELD.slice(5)];
    const script = join(import.meta.dirname, '../new.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('app/model/portals/schema.server.ts\n');
    const schema = readFileSync(join(folder, 'app/model/portals/schema.server.ts'), 'utf8');
    expect(schema).toContain("    callAt: phoneNumber.optional().describe('Medals'),\n    ...retirable,\n");
  });
});
