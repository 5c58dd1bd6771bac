import isAsList from '@csstools/postcss-is-pseudo-class';
import postcss, { type AcceptedPlugin, type Rule } from 'postcss';
import logicalAsPhysical from 'postcss-logical';
import { flexGapsAsMargins } from './flex-gaps.ts';
import { firstOfComparisons, withOlderUnits } from './older-values.ts';

const olderValues: AcceptedPlugin = {
  postcssPlugin: 'older-values',
  Once(root) {
    root.walkDecls('overflow-wrap', (declaration) => {
      // Means the same; Chromium knows `anywhere` from version 80 on.
      if (declaration.value === 'anywhere') declaration.assign({ prop: 'word-break', value: 'break-word' });
    });
    const rules: Rule[] = [];
    root.walkRules((rule) => void rules.push(rule));
    // Come first in the file, so that margins which a child declares itself win.
    const margins = rules.map(flexGapsAsMargins(root)).join('');
    for (const rule of rules) addOlderValues(rule);
    // `selector()` is as new as gaps in flex boxes: Chromium 83 and 84, Safari 14.1, but Firefox 69 and 63.
    const from = root.source?.input.from;
    if (margins) root.prepend(postcss.parse(`@supports not selector(a){${margins}}`, { from }).nodes);
  },
};

/**
 * Rewrite a stylesheet for the oldest browsers (app/finish/oldestBrowsers.server.ts), and change nothing for newer ones. Both
 * languages run from left to right, and lines from top to bottom. The minifier does the rest: prefixes, and media queries
 * without ranges.
 */
export const cssForOlderBrowsers: AcceptedPlugin[] = [olderValues, isAsList({ preserve: false }), logicalAsPhysical()];

/** Values that the oldest browsers lack, from new to old, how to ask for them in `@supports`, and what these browsers show. */
const NEWER = [
  {
    value: /^overflow(-[xy])?:.*\bclip\b/,
    test: 'overflow:clip',
    older: (value: string) => value.replace('clip', 'hidden'),
  },
  { value: /:.*\d(dvh|cqi|lh)\b/, test: 'width:1lh', older: withOlderUnits },
  { value: /:.*\b(min|max|clamp)\(/, test: 'width:max(0px)', older: firstOfComparisons },
];

/** Gives the rule the older values, and repeats the newer ones below it for browsers that know them. */
function addOlderValues(rule: Rule): void {
  for (const { value, test, older } of NEWER) {
    const newer = rule.nodes.filter((node) => node.type === 'decl' && value.test(`${node.prop}:${node.value}`));
    if (newer.length === 0) continue;
    const clone = rule.clone({ nodes: [] });
    for (const node of newer) {
      if (node.type !== 'decl') continue;
      clone.append(node.clone());
      node.value = older(node.value);
    }
    const source = rule.source && { source: rule.source };
    rule.after(postcss.atRule({ name: 'supports', params: `(${test})`, nodes: [clone], ...source }));
  }
}
