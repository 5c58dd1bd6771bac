import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { terms } from '#app/model/glossary/data.server.ts';
import { avoidedForms } from './glossary.ts';

/** Source code and guides, whose Marathi texts `npm run content` does not check. */
const PROGRAMS = '{app,desk,scripts,server,worker}/**/*.{ts,tsx}';
const PROSE = '{content,docs/how-to}/*.md';
/** Excludes tests, which quote forms to avoid, and the search, which contains queries of visitors. */
const QUOTED = /\.test\.tsx?$|^app\/search(\/|$)|^scripts\/looks(\/|$)/;

it('source code and guides contain no Marathi forms that the glossary avoids', () => {
  const files = globSync([PROGRAMS, PROSE]).filter((file) => !QUOTED.test(file));
  const found = files.map((file) => [file, ...avoidedForms(readFileSync(file, 'utf8'), terms)]);
  expect(found.filter(([, ...problems]) => problems.length > 0)).toEqual([]);
});

it('guides contain no stray vowel signs', () => {
  const stray = /[\u093E-\u094C]{2,}|(?<!\p{L}\p{M}*)\p{M}/u;
  const found = globSync(PROSE).map((file) => [file, stray.exec(readFileSync(file, 'utf8'))?.[0]]);
  expect(found.filter(([, sign]) => sign)).toEqual([]);
});
