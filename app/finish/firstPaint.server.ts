import {
  type CustomAtRules,
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
import { WIDE_PX } from '#app/shell/wideScreen.ts';

/** Letters of a page's own text that fill the first screen of a phone, with the headings and buttons among them. */
const FIRST_LETTERS = 600;

/**
 * The rules of `css` that the first paint of `html` on a phone needs: those for classes that are seen at once, and not
 * those for paper, forced colours, wide screens and a pointer; and the faces for the letters of the page. What stays,
 * stays in its order, and the whole stylesheets come after it, so that in the end everything is as if they had come at
 * once.
 */
export function firstPaintRules(css: string, html: string): string {
  const used = namesOf(seenAtFirst(html));
  const letters = new Set([...html.replace(/<[^>]*>/g, '')].map((letter) => letter.codePointAt(0) ?? 0));
  const own = ofLanguage(css, /<html[^>]* lang="(\w+)"/.exec(html)?.[1]);
  const named = own.replace(/@font-face\{[^}]*\}/g, '');
  const isAsked = (face: readonly FontFaceProperty[]) => hasLetters(letters, face) && names(named, familyOf(face));
  return withoutUnusedNames(
    rewritten(own, {
      Rule: {
        media: ({ value }) => (value.query.mediaQueries.every(isLater) ? [] : undefined),
        style: ({ value }) => (value.selectors.some((selector) => mayMatch(selector, used)) ? undefined : []),
        'font-face': ({ value }) => (isAsked(value.properties) ? undefined : []),
        page: () => [],
      },
    }),
  );
}

/** Without the rules for pages of another language: `html:lang(en) …`. */
const ofLanguage = madeOnce((css, language) => {
  const isOther = ([root, of]: Selector) =>
    root?.type === 'type' &&
    root.name === 'html' &&
    of?.type === 'pseudo-class' &&
    of.kind === 'lang' &&
    !of.languages.some((one) => one === language);
  return rewritten(css, { Rule: { style: ({ value }) => (value.selectors.every(isOther) ? [] : undefined) } });
});

/**
 * A stylesheet that comes after the first paint, without what every page has in it already: the rules of elements, which
 * stand before all others, and the faces. A face must not be named again: the browser would take it for another one, and
 * letters that are on the screen would change once more.
 */
export const afterFirstPaint = madeOnce((css) => {
  let conditions = 0;
  const enter = (rule: Rule) => {
    if (CONDITIONS.has(rule.type)) conditions += 1;
    if (rule.type === 'font-face') return [];
    return rule.type === 'style' && conditions === 0 && isInEveryPage(rule.value) ? [] : undefined;
  };
  const leave = ({ type }: Rule) => {
    if (CONDITIONS.has(type)) conditions -= 1;
  };
  return rewritten(css, { Rule: enter, RuleExit: leave });
});

/** Rules whose contents hold only where something is so. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'starting-style']);

function isInEveryPage({ selectors, declarations }: StyleRule): boolean {
  // Pages have only the properties that their rules ask for.
  const declared = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])];
  if (declared.some(({ property, value }) => property === 'custom' && isOwn(value.name))) return false;
  return selectors.every((selector) => selector.every((part) => EVERYWHERE.has(part.type)));
}

/** What a selector is made of that no page leaves out. */
const EVERYWHERE = new Set<SelectorComponent['type']>(['type', 'universal', 'combinator', 'pseudo-element']);

/** Pages share their stylesheets, and rewriting one takes longer than all else that a page is made with. */
function madeOnce(make: (css: string, language?: string) => string): typeof make {
  const made = new Map<string, string>();
  return (css, language) => {
    const key = `${language} ${css}`;
    const text = made.get(key) ?? make(css, language);
    made.set(key, text);
    return text;
  };
}

function rewritten<C extends CustomAtRules>(css: string, visitor: Visitor<C>): string {
  const { code } = transform({ filename: 'first-paint.css', code: Buffer.from(css), minify: true, visitor });
  return code.toString();
}

/** Without the custom properties and movements that no rule asks for, neither by itself nor through another. */
function withoutUnusedNames(css: string): string {
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const left = rewritten(css, {
    Declaration: { custom: ({ name }) => (isOwn(name) && !asked.has(name) ? [] : undefined) },
    // Its own rule names a movement once.
    Rule: { keyframes: ({ value: { name } }) => (css.split(name.value).length > 2 ? undefined : []) },
  });
  return left === css ? css : withoutUnusedNames(left);
}

/** A custom property of ours. `lightningcss` calls every property custom that it does not know, and makes two of `light-dark()`. */
function isOwn(name: string): boolean {
  return name.startsWith('--') && !name.startsWith('--lightningcss-');
}

/**
 * The footer lies below the first screen, and so does the page's own text after so many letters; dialogs are closed, and
 * what is marked for wide screens is not shown on a phone.
 */
function seenAtFirst(html: string): string {
  const [before = '', main = '', after = ''] = html.split(/(<main[\s\S]*<\/main>)/);
  const around = before.replace(/(<(\w+) [^>]*data-wide[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  return open(around) + beginning(main) + after.replace(/<(footer|dialog)[\s>][\s\S]*?<\/\1>/g, '');
}

/** What is open of a page: not the choices of a list, the rest of closed `<details>`, or parts that it keeps hidden. */
const open = (html: string) =>
  withoutClosed(html)
    .replace(/<option[\s\S]*?<\/option>/g, '')
    .replace(/<(\w+) [^>]*hidden=""[^>]*>[\s\S]*?<\/\1>/g, '');

/** The innermost go first: details stand in details. */
function withoutClosed(html: string): string {
  const left = html.replace(
    /<details(?![^>]* open)([^>]*>\s*<summary(?:(?!<details)[\s\S])*?<\/summary>)(?:(?!<details)[\s\S])*?<\/details>/g,
    '<closed$1',
  );
  return left === html ? html : withoutClosed(left);
}

function beginning(main: string): string {
  let letters = 0;
  let isLine = false;
  const parts = open(main).match(/<[^>]*>|[^<]+/g) ?? [];
  const end = parts.findIndex((part) => {
    // Ways within a page are one line on a phone, and the rest of the line is beside the screen.
    if (/^<\/?nav\b/.test(part)) isLine = part.startsWith('<nav');
    if (!part.startsWith('<') && !isLine) letters += part.length;
    return letters > FIRST_LETTERS;
  });
  return (end === -1 ? parts : parts.slice(0, end)).join('');
}

/** Classes and ids, as selectors write them. */
function namesOf(html: string): Set<string> {
  const named = [...html.matchAll(/\s(class|id)="([^"]+)"/g)];
  return new Set(
    named.flatMap(([, kind, names = '']) => names.split(' ').map((name) => (kind === 'id' ? `#${name}` : name))),
  );
}

/** Whether the page has all classes and ids of a selector, before anybody points at it. What stands inside `:not()` and its kin is not asked. */
function mayMatch(selector: Selector, used: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return used.has(part.name);
    if (part.type === 'id') return used.has(`#${part.name}`);
    return part.type !== 'pseudo-class' || (part.kind !== 'hover' && part.kind !== 'active');
  });
}

/** Whether the text has a letter of the face; a face without a range has them all. */
function hasLetters(letters: ReadonlySet<number>, properties: readonly FontFaceProperty[]): boolean {
  const ranges = properties.flatMap((property) => (property.type === 'unicode-range' ? property.value : []));
  return ranges.length === 0 || ranges.some(({ start, end }) => [...letters].some((at) => at >= start && at <= end));
}

function familyOf(face: readonly FontFaceProperty[]): string {
  return face.flatMap((property) => (property.type === 'font-family' ? String(property.value) : [])).join();
}

/** Whether a rule asks for the family itself: "Mukta Marathi" does not ask for "Mukta". */
function names(css: string, family: string): boolean {
  return new RegExp(`[:",]${family}[",;}]`).test(css);
}

function isLater({ mediaType, condition }: MediaQuery): boolean {
  return mediaType === 'print' || (condition ? isNotForPhones(condition) : false);
}

function isNotForPhones(condition: MediaCondition): boolean {
  if (condition.type === 'operation' && condition.operator === 'and') return condition.conditions.some(isNotForPhones);
  if (condition.type !== 'feature') return false;
  const { value } = condition;
  if (value.name === 'forced-colors') return true;
  if (value.type !== 'range' || value.name !== 'width' || value.operator !== 'greater-than-equal') return false;
  const { value: length } = value;
  return length.type === 'length' && length.value.type === 'value' && length.value.value.value >= WIDE_PX;
}
