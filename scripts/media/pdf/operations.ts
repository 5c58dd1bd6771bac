/** One operation of a content stream. Operands stay as they are written; a dictionary or an array is one operand. */
export type Operation = { operator: string; operands: string[] };

const SPACE = /[\0\t\n\f\r ]/;
const END_OF_WORD = /[\0\t\n\f\r ()<>[\]{}/%]/;

export function readOperations(stream: string): Operation[] {
  const operations: Operation[] = [];
  let operands: string[] = [];
  let at = 0;
  while (at < stream.length) {
    if (SPACE.test(stream.charAt(at))) {
      at += 1;
      continue;
    }
    const end = endOfToken(stream, at);
    const token = stream.slice(at, end);
    at = end;
    if (/^[A-Za-z'"]/.test(token)) {
      if (token === 'BI') throw new Error('The PDF has a picture inside its text stream, which is not expected');
      operations.push({ operator: token, operands });
      operands = [];
    } else operands.push(token);
  }
  return operations;
}

export function writeOperation({ operator, operands }: Operation): string {
  return [...operands, operator].join(' ');
}

function endOfToken(text: string, at: number): number {
  const first = text.charAt(at);
  if (first === '(') return endOfString(text, at);
  if (first === '<' && text[at + 1] === '<') return endOfGroup(text, at, '>>');
  if (first === '[') return endOfGroup(text, at, ']');
  if (first === '<') return text.indexOf('>', at) + 1;
  let end = at + 1;
  while (end < text.length && !END_OF_WORD.test(text.charAt(end))) end += 1;
  return end;
}

/** End of a dictionary or an array, which may hold others and strings. */
function endOfGroup(text: string, at: number, closing: '>>' | ']'): number {
  let next = at + closing.length;
  while (next < text.length) {
    if (text.startsWith(closing, next)) return next + closing.length;
    next = SPACE.test(text.charAt(next)) ? next + 1 : endOfToken(text, next);
  }
  throw new Error('The PDF has a dictionary or an array without an end');
}

function endOfString(text: string, at: number): number {
  let depth = 0;
  for (let next = at; next < text.length; next += 1) {
    const character = text[next];
    if (character === '\\') next += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') {
      depth -= 1;
      if (depth === 0) return next + 1;
    }
  }
  throw new Error('The PDF has a string without an end');
}
