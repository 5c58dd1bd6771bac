/** A piece of a sentence: plain words, or something that can be called, written to or opened. */
export type TextPart = { kind: 'words' | 'phone' | 'email' | 'address'; text: string };

const KINDS = ['phone', 'email', 'address'] as const;

/**
 * Subscriber numbers with their trunk code, toll-free numbers and the helplines of the 14xxx series; e-mail; addresses
 * on the web without the full stop or comma that ends the sentence. Amounts and years never have these forms.
 */
const REACHABLE =
  /(?<phone>\b0\d{2,4}-\d{6,8}\b|\b1800-\d{3}-\d{4}\b|\b14\d{3}\b)|(?<email>[\w.]+@[\w-]+(?:\.[\w-]+)+)|(?<address>https?:\/\/[\w\-./]*\w)/gu;

/** Takes a sentence apart at its numbers and addresses; the parts joined are the sentence again. */
export function linkify(sentence: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of sentence.matchAll(REACHABLE)) {
    const [text] = match;
    if (match.index > end) parts.push({ kind: 'words', text: sentence.slice(end, match.index) });
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined) ?? 'words';
    parts.push({ kind, text });
    end = match.index + text.length;
  }
  if (end < sentence.length) parts.push({ kind: 'words', text: sentence.slice(end) });
  return parts;
}
