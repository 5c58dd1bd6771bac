import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { UserError } from '#content-check/UserError.ts';

/** New texts by path. Nothing is written before all of them are known. */
export type Files = Map<string, string>;

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Property = Node & { key?: { name?: string; value?: string } };
export type ObjectNode = Node & { properties: Property[] };

export function create(files: Files, file: string, text: string): void {
  if (existsSync(file)) throw new UserError(`${file} is there already.`, `${file} ही फाइल आधीच आहे.`);
  files.set(file, text);
}

export function change(files: Files, file: string, edit: (text: string) => string): void {
  files.set(file, edit(files.get(file) ?? readFileSync(file, 'utf8')));
}

/** Inserts a text above the first line that contains another. */
export function insertAbove(text: string, line: string, added: string): string {
  const at = text.lastIndexOf('\n', text.indexOf(line)) + 1;
  if (!text.includes(line)) throw new Error(`no line contains ${line}`);
  return text.slice(0, at) + added + text.slice(at);
}

/** Adds a property to the object of a variable, above another property or at the end. Refuses a name that the object has. */
export function addProperty(text: string, variable: string, name: string, value: string, above?: string): string {
  const object = objectOf(text, variable);
  const names = object.properties.map(({ key }) => key?.name ?? key?.value);
  if (names.includes(name)) throw new UserError(`${variable} has ${name} already.`, `${variable} मध्ये ${name} आधीच आहे.`);
  const next = object.properties[names.indexOf(above)];
  const key = /^[A-Za-z]+$/.test(name) ? name : `'${name}'`;
  return insertIn(text, next ? next.start : object.end - 1, `${key}: ${value},\n`);
}

/** Adds an item to a list in the object of a variable. Creates the list if it is missing. */
export function addItem(text: string, variable: string, name: string, item: string): string {
  const list = objectOf(text, variable).properties.find(({ key }) => (key?.name ?? key?.value) === name);
  return list ? insertIn(text, list.end - 1, `, ${item}`) : addProperty(text, variable, name, `[${item}]`);
}

const insertIn = (text: string, at: number, added: string) => text.slice(0, at) + added + text.slice(at);

function objectOf(text: string, variable: string): ObjectNode {
  let found = declarations(text).find((one) => (one.id as { name?: string }).name === variable)?.init as
    | Node
    | undefined;
  // An object may have `as const` and `satisfies …` around it.
  while (found?.expression) found = found.expression as Node;
  if (found?.type !== 'ObjectExpression') throw new Error(`no object ${variable}`);
  return found as ObjectNode;
}

function declarations(text: string): Node[] {
  const { body } = parseSync('text.ts', text).program as unknown as { body: Node[] };
  return body.flatMap((statement) => {
    const { declarations: found = [] } = ((statement.declaration as Node | null) ?? statement) as {
      declarations?: Node[];
    };
    return found;
  });
}

/** Lists all objects of a source text, the outer ones first. */
export function objectsIn(text: string): ObjectNode[] {
  const collect = (value: unknown): ObjectNode[] => {
    if (typeof value !== 'object' || value === null) return [];
    const inner = Object.values(value).flatMap(collect);
    return (value as Node).type === 'ObjectExpression' ? [value as ObjectNode, ...inner] : inner;
  };
  return collect(parseSync('text.ts', text).program.body);
}

/** Adds a text to the catalogue of a screen in each language. `path`: its keys, of which only the last is new. */
export function addWords(files: Files, catalogue: string, path: string[], words: Record<Language, unknown>): void {
  for (const language of LANGUAGES)
    change(files, `words/${language}/site/${catalogue}.json`, (text) => {
      const all = JSON.parse(text);
      const within = path.slice(0, -1).reduce((part, key) => part[key], all);
      within[path.at(-1) ?? ''] = words[language];
      return `${JSON.stringify(all, null, 2)}\n`;
    });
}
