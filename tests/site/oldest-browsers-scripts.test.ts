import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { textContent } from '#app/finish/htmlPage.server.ts';
import { OLDEST_BROWSERS } from '#app/finish/oldestBrowsers.server.ts';
import { files, pages, readBuilt } from './pages.ts';

/** Published and inline scripts, with the place of each. */
const scripts = new Map(
  [...files.values()].filter((file) => file.endsWith('.js')).map((file) => [readBuilt(file), file]),
);
for (const { path, source } of pages)
  for (const script of source.elements('script').filter(({ attribs }) => !attribs.src && !attribs.type))
    scripts.set(textContent(script), path);

/** Syntax that one of these browsers cannot parse, in the JSON of a syntax tree. */
const NEWER_SYNTAX =
  /"type":"(ChainExpression|PropertyDefinition|PrivateIdentifier|StaticBlock)"|"operator":"(\?\?=?|\|\|=|&&=)"/g;

/** Methods, classes and lookbehinds of regular expressions that one of these browsers lacks. */
const NEWER_METHODS =
  /\(\?<[=!]|Intl\.(ListFormat|Segmenter)|\.(at|findLast|findLastIndex|groupBy|hasOwn|replaceAll|replaceChildren|toReversed|toSorted|toSpliced)\(/g;

function findIn(newer: RegExp, textOf: (script: string) => string): [place: string, found: string[]][] {
  const found = [...scripts].map(([script, place]): [string, string[]] => [place, textOf(script).match(newer) ?? []]);
  return found.filter(([, names]) => names.length > 0);
}

describe(`scripts for ${Object.entries(OLDEST_BROWSERS).join(' ').replaceAll(',', ' ')}`, () => {
  it('can be parsed by these browsers', () => {
    expect(scripts.size).toBeGreaterThan(1);
    expect(findIn(NEWER_SYNTAX, (script) => JSON.stringify(parseAst(script)))).toEqual([]);
  });

  it('use no method, class or regular expression that these browsers lack', () => {
    expect(findIn(NEWER_METHODS, (script) => script)).toEqual([]);
  });
});
