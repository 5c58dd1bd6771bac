import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** Collections of what the department offers, publishes and runs; the code may not know which entries they have. */
const COLLECTIONS = 'schemes|categories|hostels|albums|notices|services|videos|portals';

/** Examples of components and of the specification's own places are drawn for themselves. */
const SOURCES = '{app,desk,server,worker,deploy,scripts,tests}/**/*.{ts,tsx,mjs}';

/** What looks at finished pages reads from the content what they must say. */
const ASKS_PAGES = /^(tests\/(site|e2e|delivery)|scripts|deploy)\//;

const sources = globSync(SOURCES, { exclude: (name) => /node_modules/.test(String(name)) })
  .sort()
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));

const ids = globSync(`content/{${COLLECTIONS.replaceAll('|', ',')}}/*.yaml`).flatMap((file) => {
  const { id, name } = parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return [id ?? name].map(String);
});

/** `file:line what` for every line of these sources in which the pattern is found. */
function found(pattern: RegExp, isAsked: (file: string) => boolean = () => true): string[] {
  return sources
    .filter(({ file }) => isAsked(file) && !file.endsWith('content-free.test.ts'))
    .flatMap(({ file, lines }) =>
      lines.flatMap((line, index) => {
        const [what] = pattern.exec(line) ?? [];
        return what ? [`${file}:${index + 1} ${what.trim()}`] : [];
      }),
    );
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (texts: string[]) => texts.map(escaped).join('|');

describe('code, tests and scripts', () => {
  it('name no entry of the content', () => {
    const hyphened = ids.filter((id) => /[- ]/.test(id));
    const atAddress = `/(?:scheme|citizen/services|photogallery|hostels/governmenthostels/hostelpdf\\?hostel=)/?(?:${anyOf(ids)})`;
    const named = new RegExp(`['"\`](?:${anyOf(hyphened)})['"\`]|${atAddress}(?![\\w-])|/notices/events/\\d`);
    expect(found(named)).toEqual([]);
  });

  it('state no amount and no day of the content where they ask pages', () => {
    const amount = /₹\s?[\d०-९]/;
    const day =
      /['"`]20\d\d-\d\d-\d\d['"`]|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/;
    expect(found(amount, (file) => ASKS_PAGES.test(file))).toEqual([]);
    expect(found(day, (file) => ASKS_PAGES.test(file))).toEqual([]);
  });
});

describe('tests', () => {
  it('read the content itself only where they ask laws of any true content', () => {
    const isUnit = (file: string) =>
      /\.test\.tsx?$/.test(file) && !/^tests\/(site|delivery)\/|\.content\.test\./.test(file);
    expect(found(/from '[^']*\/data\.server\.ts'|loadEntry\('|loadCollection\('/, isUnit)).toEqual([]);
  });
});
