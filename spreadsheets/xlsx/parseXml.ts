import { Parser } from 'htmlparser2';

export type Attributes = Readonly<Record<string, string>>;
type Handlers = {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Deeper than any part of a workbook; the parser would search a deeper tree again at each closing tag. */
const MAX_DEPTH = 100;

/** Reads XML from beginning to end. Names of elements have no prefix. Throws an Error for a document type or an element that is not closed. */
export function parseXml(xml: string, { open, text, close }: Handlers): void {
  let depth = 0;
  let isBroken = true;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth++;
        if (depth > MAX_DEPTH) throw new Error('This XML is too deep');
        open?.(localName(name), attributes);
      },
      ontext: (part) => text?.(part),
      onclosetag: (name, isImplied) => {
        depth--;
        isBroken = isImplied && xml[parser.endIndex - 1] !== '/';
        if (isBroken) throw new Error(`The element ${name} is not closed`);
        close?.(localName(name));
      },
      onprocessinginstruction: (name) => {
        if (name.toLowerCase() === '!doctype') throw new Error('A workbook has no document type');
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (isBroken) throw new Error('This is no XML');
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
