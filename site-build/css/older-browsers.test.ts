import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { cssForOlderBrowsers } from './older-browsers.ts';

const rewrite = (css: string) =>
  postcss(cssForOlderBrowsers).process(css, { from: undefined }).css.replaceAll('\n', '');

describe('a stylesheet for older browsers', () => {
  it.each([
    ['names sides', '.a{margin-inline:auto}', '.a{margin-left:auto;margin-right:auto}'],
    ['names dimensions', '.a{min-block-size:1px}', '.a{min-height:1px}'],
    ['names four edges', '.a{inset:auto 0 1px}', '.a{top:auto;right:0;bottom:1px;left:0}'],
    ['names one edge', '.a{inset-inline-start:0}', '.a{left:0}'],
    ['breaks long words', '.a{overflow-wrap:anywhere}', '.a{word-break:break-word}'],
    ['lists alternatives', '.a :is(b,i):hover{top:0}', '.a b:hover,.a i:hover{top:0}'],
    [
      'replaces a comparison by its first value',
      '.a{width:min(100% - 2px,max(3px,4px));top:0}',
      '.a{width:calc(100% - 2px);top:0}@supports (width:max(0px)){.a{width:min(100% - 2px,max(3px,4px))}}',
    ],
    [
      'replaces new units',
      '@media print{.a{height:1.5dvh}}',
      '@media print{.a{height:1.5vh}@supports (width:1lh){.a{height:1.5dvh}}}',
    ],
    [
      'hides what is clipped',
      '.a{overflow-x:clip}',
      '.a{overflow-x:hidden}@supports (overflow:clip){.a{overflow-x:clip}}',
    ],
    ['keeps other rules', '.a{gap:1px;clip-path:inset(50%)}', '.a{gap:1px;clip-path:inset(50%)}'],
    ['keeps gaps in grids', '.a{display:grid;gap:1px}', '.a{display:grid;gap:1px}'],
  ])('%s', (_, css, older) => {
    expect(rewrite(css)).toBe(older);
  });

  it.each([
    ['in a row', '.a{display:flex;gap:1px 2px}', '.a>*+*{margin-left:2px}'],
    ['in a column', '.a{display:inline-flex;flex-direction:column;gap:1px}', '.a>*+*{margin-top:1px}'],
    ['in lines', '.a{display:flex;flex-wrap:wrap;column-gap:2px}', '.a>*{margin-right:2px}'],
    [
      'between lines',
      '.a{display:flex;flex-wrap:wrap;gap:1px 2px}',
      '.a>*{margin-top:calc(1px/2);margin-bottom:calc(1px/2);margin-right:2px}',
    ],
    [
      'on wide screens',
      '.a{display:flex}@media (min-width:768px){.a{gap:1px}}',
      '@media (min-width:768px){.a>*+*{margin-left:1px}}',
    ],
  ])('has margins instead of gaps %s', (_, css, margins) => {
    expect(rewrite(css)).toBe(`@supports not selector(a){${margins}}${css}`);
  });
});
