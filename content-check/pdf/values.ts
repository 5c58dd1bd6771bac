/** Thrown for a PDF that is not written as the specification says, so that readers may find other objects in it than this check. */
export class UnreadablePdf extends Error {}

/** A value in a PDF. Strings are in Latin-1, one character for each byte. */
export type PdfValue = null | boolean | number | PdfString | PdfName | PdfReference | PdfValue[] | PdfDictionary;
type PdfString = { string: string };
type PdfName = { name: string };
export type PdfReference = { reference: number };
export type PdfDictionary = Map<string, PdfValue>;

/** Far above the nesting of any dictionary, and far below the depth at which the stack ends. */
const MAX_DEPTH = 100;

const SPACE = /[\0\t\n\f\r ]+/y;
const COMMENT = /%[^\r\n]*/y;
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{1,9}R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const NUMBER = /[+-]?(?:\d{1,20}(?:\.\d{0,20})?|\.\d{1,20})(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEX = /<([\0\t\n\f\r 0-9A-Fa-f]*)>/y;
const WORD = /(true|false|null)(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const CONSTANTS: Record<string, boolean | null> = { true: true, false: false, null: null };
/** Matches the next character of a string that is a bracket or an escape. */
const IN_STRING = /[()\\]/g;

/** Reads the values of a PDF one after the other. Reads each byte a bounded number of times. */
export class ValueReader {
  readonly text: string;
  position: number;

  constructor(text: string, position = 0) {
    this.text = text;
    this.position = position;
  }

  skipSpace(): void {
    while (this.take(SPACE) || this.take(COMMENT));
  }

  /** Moves behind the match of a sticky expression at the position, if there is one. */
  take(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.position;
    const match = sticky.exec(this.text);
    if (match) this.position = sticky.lastIndex;
    return match;
  }

  readValue(depth = 0): PdfValue {
    if (depth > MAX_DEPTH) throw new UnreadablePdf('too deep');
    this.skipSpace();
    if (this.text.startsWith('<<', this.position)) return this.#readDictionary(depth);
    if (this.text[this.position] === '[') return this.#readArray(depth);
    if (this.text[this.position] === '(') return this.#readString();
    const [, name] = this.take(NAME) ?? [];
    if (name !== undefined) return { name: decodeName(name) };
    const [, hex] = this.take(HEX) ?? [];
    if (hex !== undefined) return { string: decodeHex(hex) };
    const [, reference] = this.take(REFERENCE) ?? [];
    if (reference) return { reference: Number(reference) };
    const [number] = this.take(NUMBER) ?? [];
    if (number) return Number(number);
    const [, word] = this.take(WORD) ?? [];
    if (word) return CONSTANTS[word] ?? null;
    throw new UnreadablePdf(`no value at ${this.position}`);
  }

  #readDictionary(depth: number): PdfDictionary {
    const dictionary: PdfDictionary = new Map();
    this.position += 2;
    for (this.skipSpace(); !this.text.startsWith('>>', this.position); this.skipSpace()) {
      const [, name] = this.take(NAME) ?? [];
      if (name === undefined) throw new UnreadablePdf(`no key at ${this.position}`);
      const key = decodeName(name);
      // Readers differ in which of two values they take.
      if (dictionary.has(key)) throw new UnreadablePdf(`two values of ${key}`);
      dictionary.set(key, this.readValue(depth + 1));
    }
    this.position += 2;
    return dictionary;
  }

  #readArray(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    this.position += 1;
    for (this.skipSpace(); this.text[this.position] !== ']'; this.skipSpace()) values.push(this.readValue(depth + 1));
    this.position += 1;
    return values;
  }

  /** Leaves escapes as they are, because no rule needs the letters of a string that has them. */
  #readString(): PdfString {
    const start = this.position + 1;
    let open = 0;
    IN_STRING.lastIndex = this.position;
    for (let match = IN_STRING.exec(this.text); match; match = IN_STRING.exec(this.text)) {
      if (match[0] === '\\') IN_STRING.lastIndex += 1;
      else open += match[0] === '(' ? 1 : -1;
      if (open > 0) continue;
      this.position = match.index + 1;
      return { string: this.text.slice(start, match.index) };
    }
    throw new UnreadablePdf('a string without an end');
  }
}

/** Decodes hex escapes in a name: /J#53 becomes /JS. */
function decodeName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function decodeHex(digits: string): string {
  return Buffer.from(digits.replace(/[^0-9A-Fa-f]/g, ''), 'hex').toString('latin1');
}
