import type { HtmlElement } from 'html-validate';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { attribute, files, pages, readBuilt } from './pages.ts';

const sheets = [...files.values()].filter((file) => file.endsWith('.css')).map(readBuilt);
const inline = new Set(pages.flatMap(({ html }) => [...html.matchAll(/<style>([^<]*)/g)].map(([, css = '']) => css)));

/** Collects selectors of items whose layout is not that of list items. Removes states such as `:hover` from them. */
function itemsWithoutMarkers(): Set<string> {
  const found = new Set<string>();
  for (const css of [...sheets, ...inline])
    postcss.parse(css).walkDecls('display', ({ value, parent }) => {
      if (parent?.type !== 'rule' || /^(none|list-item)$/.test(value)) return;
      for (const selector of (parent as postcss.Rule).selectors) {
        const plain = selector.replace(/:(not|has)\([^)]*\)|:[\w-]+(\([^)]*\))?/g, '').trim();
        if (!/::/.test(selector) && /(^|[\s>+~])(li|\.[\w-]+)[^\s>+~]*$/.test(plain)) found.add(plain);
      }
    });
  return found;
}

const EXAMPLES = 2;

const classesOf = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/** Tells whether screen readers announce a list. WebKit announces a list in a navigation regardless of its style. */
function isList(item: HtmlElement): boolean {
  let element = item.parent;
  if (element && attribute(element, 'role')) return true;
  while (element && element.tagName !== 'nav') element = element.parent;
  return element !== null;
}

/** Selectors of lists without markers that have no empty marker either. */
function listsWithoutMarkers(): Set<string> {
  const found = new Set<string>();
  for (const css of [...sheets, ...inline])
    postcss.parse(css).walkDecls('list-style', (declaration) => {
      const { selector, nodes } = declaration.parent as postcss.Rule;
      const isEmptied = nodes
        .slice(nodes.indexOf(declaration))
        .some((later) => later.type === 'decl' && later.prop === 'list-style-type' && later.value === '""');
      if (declaration.value === 'none' && !isEmptied && !selector.endsWith('summary')) found.add(selector);
    });
  return found;
}

it('VoiceOver in Safari announces every list, because it has markers, possibly empty ones, or role="list"', () => {
  const flawed = listsWithoutMarkers();
  for (const selector of itemsWithoutMarkers()) {
    const classes = classesOf(selector);
    for (const { path, document } of pages
      .filter(({ html }) => classes.every((name) => html.includes(name)))
      .slice(0, EXAMPLES))
      for (const item of document.querySelectorAll(selector))
        if (item.tagName === 'li' && !isList(item)) flawed.add(`${selector} (${path})`);
  }
  expect([...flawed]).toEqual([]);
});
