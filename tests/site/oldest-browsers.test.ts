import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { OLDEST_BROWSERS } from '#app/finish/oldestBrowsers.server.ts';
import { files, pages, readBuilt } from './pages.ts';

const sheets = [...files.values()].filter((file) => file.endsWith('.css')).map(readBuilt);
const inline = new Set(pages.flatMap(({ html }) => [...html.matchAll(/<style>([^<]*)/g)].map(([, css = '']) => css)));

/** Declarations that browsers of 2019 ignore, and without which a page loses its layout. docs/browsers.md lists the others. */
const NEWER_DECLARATIONS = [
  /^(margin|padding|inset|border)-(inline|block)/,
  /^(inset|translate|rotate|scale):/,
  /^(min-|max-)?(inline|block)-size:/,
  /:.*\b(min|max|clamp|color-mix|light-dark|oklch|oklab)\(/,
  /:.*\d([dsl]v[hwib]|cq[hwib]|cqmin|cqmax|r?lh)\b/,
  /^overflow(-[xy])?:.*\bclip\b/,
  /:anywhere\b/,
];

const NEWER_SELECTORS = /:(is|where)\(|:not\([^()]*,|&/;

/** The ancestor at-rules of a node, as written. */
function conditionsOf(node: AtRule | Declaration | Rule): string[] {
  const conditions: string[] = [];
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule') conditions.push(`@${(parent as AtRule).name} ${(parent as AtRule).params}`);
  return conditions;
}

/** Newer browsers alone apply a rule inside a positive `@supports`, and browsers with container queries alone `@container`. */
const isForNewer = (node: AtRule | Declaration | Rule) =>
  conditionsOf(node).some((condition) => /^@(supports (?!not )|container)/.test(condition));

function newerThanFloor(css: string): string[] {
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkDecls((node) => {
    const declaration = `${node.prop}:${node.value}`;
    if (!isForNewer(node) && NEWER_DECLARATIONS.some((newer) => newer.test(declaration))) found.push(declaration);
  });
  root.walkRules((rule) => {
    if (!isForNewer(rule) && NEWER_SELECTORS.test(rule.selector)) found.push(rule.selector);
  });
  root.walkAtRules((rule) => {
    // WebKit 2.44 shows nothing inside an element that opens with a starting style.
    if (rule.name === 'layer' || rule.name === 'starting-style' || (rule.name === 'media' && /[<>]/.test(rule.params)))
      found.push(rule.toString());
  });
  return found;
}

/** Selectors of flex boxes with a gap but without margins for browsers that ignore it. */
function gapsWithoutMargins(css: string): string[] {
  const boxes: string[] = [];
  const withMargins = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    const value = (property: string) =>
      rule.nodes.flatMap((node) => (node.type === 'decl' && node.prop === property ? [node.value] : [])).at(-1);
    const isFallback = conditionsOf(rule).includes('@supports not selector(a)');
    for (const selector of rule.selectors) {
      if (isFallback) withMargins.add(selector.replace(/>\*(\+\*)?$/, ''));
      else if (value('display')?.endsWith('flex') && value('gap')) boxes.push(selector);
    }
  });
  return boxes.filter((selector) => !withMargins.has(selector));
}

const floor = Object.entries(OLDEST_BROWSERS).map(([browser, version]) => `${browser} ${version}`);

describe(`styles for ${floor.join(', ')}`, () => {
  it('need nothing that these browsers lack', () => {
    expect(sheets.length).toBeGreaterThan(0);
    expect(inline.size).toBeGreaterThan(0);
    expect([...new Set([...sheets, ...inline].flatMap(newerThanFloor))]).toEqual([]);
  });

  it('have margins for the gaps of flex boxes', () => {
    expect(sheets.flatMap(gapsWithoutMargins)).toEqual([]);
  });

  it('hide closed dialogs in browsers without dialogs', () => {
    expect([...inline].filter((css) => !css.includes('dialog:not([open]){display:none}'))).toEqual([]);
  });
});
