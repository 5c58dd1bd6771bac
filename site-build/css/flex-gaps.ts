import { list, type Root, type Rule } from 'postcss';

const LAYOUT = ['display', 'flex-direction', 'flex-wrap'] as const;

type Layout = Partial<Record<(typeof LAYOUT)[number], string | undefined>>;

/**
 * Returns a function that writes the gap of a rule for a flex box as margins of its children. It remembers the layout of
 * each selector, because a rule for wide screens may change only the gap.
 */
export function flexGapsAsMargins(root: Root): (rule: Rule) => string {
  const layouts = new Map<string, Layout>();
  return (rule) => {
    const declared = valuesOf(rule);
    const gaps = gapsOf(declared);
    const margins = rule.selectors.flatMap((selector) => {
      const layout = { ...layouts.get(selector) };
      for (const property of LAYOUT) layout[property] = declared.get(property) ?? layout[property];
      layouts.set(selector, layout);
      return gaps && layout.display?.endsWith('flex') ? [selector + marginsIn(layout, gaps)] : [];
    });
    return insideAtRules(rule, margins.join(''), root);
  };
}

function valuesOf(rule: Rule): Map<string, string> {
  return new Map(rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])));
}

type Gaps = { row: string; column: string };

function gapsOf(declared: Map<string, string>): Gaps | undefined {
  const [both = '0', across = both] = list.space(declared.get('gap') ?? '');
  const { row, column } = { row: declared.get('row-gap') ?? both, column: declared.get('column-gap') ?? across };
  return ['gap', 'row-gap', 'column-gap'].some((property) => declared.has(property)) ? { row, column } : undefined;
}

/** A box that wraps has space after and around each child, because no selector finds the first child of a line. */
function marginsIn(layout: Layout, { row, column }: Gaps): string {
  if (layout['flex-direction'] === 'column') return `>*+*{margin-top:${row}}`;
  if (layout['flex-wrap'] !== 'wrap') return `>*+*{margin-left:${column}}`;
  const around = row === '0' ? '' : `margin-top:calc(${row}/2);margin-bottom:calc(${row}/2);`;
  return `>*{${around}margin-right:${column}}`;
}

function insideAtRules(rule: Rule, css: string, root: Root): string {
  let parent = rule.parent;
  let text = css;
  while (text && parent && parent !== root) {
    if (parent.type === 'atrule' && 'name' in parent) text = `@${parent.name} ${parent.params}{${text}}`;
    parent = parent.parent as typeof parent;
  }
  return text;
}
