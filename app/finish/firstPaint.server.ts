import {
  type CustomAtRules,
  Features,
  type FontFaceProperty,
  type MediaCondition,
  type MediaQuery,
  type Rule,
  type Selector,
  type SelectorComponent,
  type StyleRule,
  transform,
  type Visitor,
} from 'lightningcss';
import type { Language } from '#app/i18n/language.ts';
import { WIDE_PX } from '#app/shell/navigation/wideScreen.ts';
import { memoizeCss } from './memoizeCss.server.ts';
import { NOT_TRANSPILED, OLDEST_BROWSERS } from './oldestBrowsers.server.ts';

/** Oldest browsers in the format of Lightning CSS, which multiplies versions by 65,536. */
const TARGETS = Object.fromEntries(
  Object.entries(OLDEST_BROWSERS).map(([browser, version]) => [browser, version << 16]),
);

/** `names`: classes and ids on the first screen (pageStyles.server.ts). */
type FirstScreen = { language: Language; names: ReadonlySet<string> };

/**
 * Selects the rules of `css` that the first paint on a phone needs. Omits rules for print, forced colours, wide screens, a
 * pointer, pages without script, and older browsers. Keeps the rules in the order of the source.
 */
export function selectFirstPaintRules(css: string, { language, names }: FirstScreen): string {
  const styled = namesIn(css).split(' ');
  return rulesFor(css, language, styled.filter((name) => names.has(name)).join(' '));
}

const rulesFor = memoizeCss('first-paint', (css: string, language: Language, styledNames: string) => {
  const names = new Set(styledNames.split(' '));
  return removeUnusedNames(
    rewrite(removeOtherLanguage(css, language), {
      // Omits this property, because it does not change the painting.
      Declaration: { 'user-select': () => [] },
      Rule: {
        media: ({ value }) => (value.query.mediaQueries.every(appliesLater) ? [] : undefined),
        // Omits fallbacks for older browsers, which wait for the stylesheets instead.
        supports: ({ value }) => (value.condition.type === 'not' ? [] : undefined),
        style: ({ value }) => (value.selectors.some((selector) => mayMatch(selector, names)) ? undefined : []),
        page: () => [],
      },
    }),
  );
});

/** Lists the classes and the ids (as `#id`) of all selectors. */
const namesIn = memoizeCss('names', (css: string) => {
  const names = new Set<string>();
  const addNames = (selector: Selector) => {
    for (const part of selector) {
      if (part.type === 'class') names.add(part.name);
      if (part.type === 'id') names.add(`#${part.name}`);
    }
  };
  rewrite(css, { Selector: addNames });
  return [...names].join(' ');
});

/** Removes the rules for pages in another language (`html:lang(en) …`), and replaces custom properties that no theme changes. */
const removeOtherLanguage = memoizeCss('language', (css: string, language: Language) => {
  const isOther = ([root, condition]: Selector) =>
    root?.type === 'type' &&
    root.name === 'html' &&
    condition?.type === 'pseudo-class' &&
    condition.kind === 'lang' &&
    !condition.languages.some((other) => other === language);
  const style = ({ value }: { value: StyleRule }) => (value.selectors.every(isOther) ? [] : undefined);
  return rewrite(inlineFixedProperties(css), { Rule: { style } });
});

/** Replaces custom properties that no theme changes with their shorter values. */
function inlineFixedProperties(css: string): string {
  const declared = [...css.matchAll(/(--[\w-]+):\s*(#[\da-f]+|[\d.]+(?:rem|px)?)(?=[;}])/g)];
  const isFixed = (name = '') => css.split(`${name}:`).length === 2;
  const values = new Map(declared.map(([, name, value]) => [name, isFixed(name) ? value : undefined]));
  return css.replace(/var\((--[\w-]+)\)/g, (use, name) => values.get(name) ?? use);
}

/**
 * Removes what every page already inlines: rules for elements, and fonts. If a font face were declared twice, browsers would lay
 * out all text again.
 */
export const removeInlinedRules = memoizeCss('after-first-paint', (css: string) => {
  let conditions = 0;
  const enter = (rule: Rule) => {
    if (CONDITIONAL_AT_RULES.has(rule.type)) conditions += 1;
    if (conditions > 0) return undefined;
    return rule.type === 'font-face' || (rule.type === 'style' && isInlinedInEveryPage(rule.value)) ? [] : undefined;
  };
  const leave = ({ type }: Rule) => {
    if (CONDITIONAL_AT_RULES.has(type)) conditions -= 1;
  };
  return rewrite(css, { Rule: enter, RuleExit: leave });
});

/** At-rules whose contents apply only under a condition. */
const CONDITIONAL_AT_RULES = new Set(['media', 'supports', 'container']);

function isInlinedInEveryPage({ selectors, declarations }: StyleRule): boolean {
  // Rejects rules with custom properties, because each page inlines only the properties that it uses.
  const declared = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])];
  if (declared.some(({ property, value }) => property === 'custom' && isSiteProperty(value.name))) return false;
  return selectors.every((selector) => selector.every((part) => EVERYWHERE.has(part.type)));
}

/** Types of selector parts that match on every page. */
const EVERYWHERE = new Set<SelectorComponent['type']>(['type', 'universal', 'combinator', 'pseudo-element']);

function rewrite<C extends CustomAtRules>(css: string, visitor: Visitor<C>): string {
  const code = Buffer.from(css);
  // Adds no vendor prefixes, because the build has added them and some would be repeated.
  const options = { minify: true, targets: TARGETS, exclude: NOT_TRANSPILED | Features.VendorPrefixes };
  return transform({ ...options, filename: 'first-paint.css', code, visitor }).code.toString();
}

/** Removes custom properties, fonts and keyframes that no rule uses, directly or through another property. */
function removeUnusedNames(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const outsideFaces = css.replace(/@font-face\{[^}]*\}/g, '');
  const result = rewrite(css, {
    Declaration: { custom: ({ name }) => (isSiteProperty(name) && !used.has(name) ? [] : undefined) },
    Rule: {
      // The name of an unused keyframes rule occurs once, in the rule itself.
      keyframes: ({ value: { name } }) => (css.split(name.value).length > 2 ? undefined : []),
      'font-face': ({ value }) => (outsideFaces.includes(fontFamilyOf(value.properties)) ? undefined : []),
    },
  });
  return result === css ? css : removeUnusedNames(result);
}

function fontFamilyOf(face: readonly FontFaceProperty[]): string {
  return face.map((property) => (property.type === 'font-family' ? property.value : '')).join('');
}

/** Tells whether a property is a custom property. Lightning CSS also reports unknown properties as custom. */
function isSiteProperty(name: string): boolean {
  return name.startsWith('--');
}

/** Tells whether a selector can match without a pointer: all its classes and ids are on the page. Ignores the contents of `:not()`. */
function mayMatch(selector: Selector, names: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return names.has(part.name);
    if (part.type === 'id') return names.has(`#${part.name}`);
    return part.type !== 'pseudo-class' || (part.kind !== 'hover' && part.kind !== 'active');
  });
}

function appliesLater({ mediaType, condition }: MediaQuery): boolean {
  return mediaType === 'print' || (condition ? isNotForPhones(condition) : false);
}

function isNotForPhones(condition: MediaCondition): boolean {
  if (condition.type === 'operation' && condition.operator === 'and') return condition.conditions.some(isNotForPhones);
  if (condition.type !== 'feature') return false;
  const { value } = condition;
  if (value.name === 'forced-colors') return true;
  // Without script, the stylesheets block the first paint.
  if (value.name === 'scripting')
    return value.type === 'plain' && value.value.type === 'ident' && value.value.value === 'none';
  if (value.type !== 'range' || value.name !== 'width' || value.operator !== 'greater-than-equal') return false;
  const { value: length } = value;
  return length.type === 'length' && length.value.type === 'value' && length.value.value.value >= WIDE_PX;
}
