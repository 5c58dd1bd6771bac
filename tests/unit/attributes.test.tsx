import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const DECLARATION = 'app/attributes.ts';

/** The values of each attribute, as the declaration writes them. */
const declared = new Map(
  [
    ...(readFileSync(join(root, DECLARATION), 'utf8').split('\n};')[0] ?? '').matchAll(
      /^ {2}'(data-[a-z-]+)': (.+);$/gm,
    ),
  ].map(([, name = '', values = '']) => [name, values]),
);

const files = ['app', 'worker', 'site-build', 'server', 'scripts', 'tools', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(css|ts|tsx|mjs)$/.test(name) && !/attributes\.(ts|test\.tsx)$|desk|node_modules/i.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
const isTest = ({ name }: { name: string }) => /^(scripts|tools|tests)|\.test\.tsx?$/.test(name);
const source = files.filter((file) => !isTest(file)).map(({ text }) => text);

const MENTION = /(?<![\w-])data-[a-z][a-z-]*(?=[\]=~^$*|"'`)>/])/g;
const SELECTOR = /\[(data-[a-z-]+)~?="?([\w.-]+)"?\]/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const SETTING =
  /(?<![[\w-])(data-[a-z-]+)(?:=|'\??:)|(?:set|toggle)Attribute\([^;]*?\)|\bdataset\.\w+ = |removeAttribute\(.*?\)/g;

const attributeOf = (short: string) => `data-${short.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Finds attributes that a text names, also as `dataset.name`. */
const namesIn = (text: string) => [
  ...[...text.matchAll(/data-[a-z][a-z-]*/g)].map(([name]) => name),
  ...[...text.matchAll(/\bdataset\??\.(\w+)/g)].map(([, short = '']) => attributeOf(short)),
  ...[...text.matchAll(/\{([^{}]*)\} = [^;\n]*\.dataset\b/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => attributeOf(/\w+/.exec(name)?.[0] ?? '')),
  ),
];

const isKnown = (name: string) =>
  declared.has(name) || name.startsWith('data-test-') || /** Written by React. */ name === 'data-precedence';

const undeclaredIn = (text: string) => [...text.matchAll(MENTION)].flatMap(([name]) => (isKnown(name) ? [] : name));

/** Finds selectors that match no element, because the attribute never has the value. */
function impossibleIn(text: string): string[] {
  return [...text.matchAll(SELECTOR)].flatMap(([selector, name = '', value = '']) => {
    const values = declared.get(name)?.replace('Flag', 'boolean').replace('boolean', 'true | false').split(' | ') ?? [];
    const isListed = values.length > 0 && values.every((one) => /^('.*'|true|false|\d+)$/.test(one));
    return isListed && !values.includes(value) && !values.includes(`'${value}'`) ? selector : [];
  });
}

/** Returns the attributes that a program sets, and those that it reads. */
function usesIn(text: string) {
  const code = text.replace(COMMENT, '');
  const settings = [...code.matchAll(SETTING)].map(([setting]) => setting).filter((one) => !one.startsWith('remove'));
  return { set: namesIn(settings.join('\n')), read: namesIn(code.replace(SETTING, '')) };
}

it('every attribute in a program, a stylesheet or a test is declared', () => {
  expect(undeclaredIn('<p data-other=""> and [data-theme] and data-saving mode')).toEqual(['data-other']);
  expect(files.flatMap(({ name, text }) => undeclaredIn(text).map((one) => `${one} in ${name}`))).toEqual([]);
});

it('every selector asks for a value that the attribute can have', () => {
  const selectors = '[data-theme="blue"] [data-theme=dark] [data-live="false"] [data-live="no"] [data-island="Any"]';
  expect(impossibleIn(selectors)).toEqual(['[data-theme="blue"]', '[data-live="no"]']);
  expect(files.flatMap(({ name, text }) => impossibleIn(text).map((one) => `${one} in ${name}`))).toEqual([]);
});

it('every declared attribute is set and read', () => {
  const sample =
    "// data-a='\n<p data-b={c}>; x.setAttribute('data-d', ''); x.dataset.eF = ''; '[data-g=\"h\"]'; x.dataset.iJ; const { k, l = '' } = x.dataset";
  expect(usesIn(sample)).toEqual({
    set: ['data-b', 'data-d', 'data-e-f'],
    read: ['data-g', 'data-i-j', 'data-k', 'data-l'],
  });
  const uses = source.map(usesIn);
  const [set, read] = [new Set(uses.flatMap((use) => use.set)), new Set(uses.flatMap((use) => use.read))];
  expect(declared.size).toBeGreaterThan(50);
  expect([...declared.keys()].filter((name) => !set.has(name))).toEqual([]);
  expect([...declared.keys()].filter((name) => !read.has(name))).toEqual([]);
});

it('other names and values do not compile', () => {
  // @ts-expect-error: no theme has this name.
  expect(<p data-theme="blue" />).toBeDefined();
  // @ts-expect-error: no attribute has this name.
  expect((element: HTMLElement) => element.dataset.unknown).toBeDefined();
  // @ts-expect-error: no theme has this name.
  expect((element: HTMLElement) => (element.dataset.theme = 'blue')).toBeDefined();
});
