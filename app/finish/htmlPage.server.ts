import { DomUtils, parseDocument } from 'htmlparser2';
import MagicString from 'magic-string';

export type HtmlElement = ReturnType<typeof DomUtils.findAll>[number];

type ParentNode = NonNullable<HtmlElement['parent']>;
type Attributes = Record<string, string>;

/** A rendered page, parsed once. An edit changes only its place in the source and leaves all other bytes as React wrote them. */
export class HtmlPage {
  readonly #document;
  readonly #source: MagicString;

  constructor(html: string) {
    this.#document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
    this.#source = new MagicString(html);
  }

  /** Finds the elements with this name and these attributes, in document order. */
  elements(name: string, attributes: Attributes = {}): HtmlElement[] {
    const wanted = Object.entries(attributes);
    return DomUtils.getElementsByTagName(name, this.#document).filter(({ attribs }) =>
      wanted.every(([attribute, value]) => attribs[attribute] === value),
    );
  }

  /** Finds the only element with this name and these attributes. Throws if there is none or more than one. */
  element(name: string, attributes: Attributes = {}): HtmlElement {
    const [element, ...others] = this.elements(name, attributes);
    if (element && others.length === 0) return element;
    throw new Error(
      `The page should hold <${name}> ${JSON.stringify(attributes)} once; did React or the router change?`,
    );
  }

  /** All text of the page, including scripts and styles. */
  get text(): string {
    return textContent(this.#document);
  }

  /** `attribute`: name and value as HTML, such as `lang="mr"`. */
  addAttribute({ name, startIndex }: HtmlElement, attribute: string): void {
    this.#source.appendLeft(Number(startIndex) + `<${name}`.length, ` ${attribute}`);
  }

  /** Adds HTML at the end of <head> or <body>. */
  append(name: 'head' | 'body', html: string): void {
    this.#source.appendLeft(Number(this.element(name).endIndex) + 1 - `</${name}>`.length, html);
  }

  /** Adds data for scripts at the end of the page. */
  addData(data: object): void {
    this.append('body', createDataScript('application/json', data));
  }

  replace({ startIndex, endIndex }: HtmlElement, html: string): void {
    this.#source.update(Number(startIndex), Number(endIndex) + 1, html);
  }

  remove({ startIndex, endIndex }: HtmlElement): void {
    this.#source.remove(Number(startIndex), Number(endIndex) + 1);
  }

  /** Removes the comments that React writes between texts, except in islands, where hydration reads them. */
  removeComments(): void {
    const islands = new Set<unknown>(
      DomUtils.findAll(({ attribs }) => 'data-island' in attribs, this.#document.children),
    );
    const isInIsland = ({ parent }: { parent: ParentNode | null }): boolean =>
      parent !== null && (islands.has(parent) || isInIsland(parent));
    for (const comment of DomUtils.filter(({ type }) => type === 'comment', this.#document))
      if (!isInIsland(comment)) this.#source.remove(Number(comment.startIndex), Number(comment.endIndex) + 1);
  }

  toString(): string {
    return this.#source.toString();
  }
}

/** Returns the text of an element, like `textContent` in a browser. */
export const { textContent } = DomUtils;

/** Matches characters that could end the script element or a line: `</script>`, U+2028, U+2029. */
const UNSAFE = /[<\u2028\u2029]/g;

/** Returns a script element that contains data. */
export function createDataScript(type: 'application/json' | 'application/ld+json', data: object): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `<script type="${type}">${JSON.stringify(data).replace(UNSAFE, escaped)}</script>`;
}
